# The image of every component, built from the root of the repository. COMPONENT is its folder:
#   --build-arg COMPONENT=services/chat --target service       a service
#   --build-arg COMPONENT=gateway --target gateway             the gateway, with the built web
#   … --target service-dev, --target gateway-dev               the same for `skaffold dev`
ARG NODE_IMAGE=node:24-bookworm-slim

# The files from which npm decides which packages to install. Writes each workspace's package.json from package-lock.json, so that a new
# workspace needs no line here. The real package.json of a workspace is copied with its sources.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN node -e "const { mkdirSync, writeFileSync } = require('node:fs'); \
    for (const [path, manifest] of Object.entries(require('./package-lock.json').packages)) { \
      if (path === '' || path.includes('node_modules')) continue; \
      mkdirSync(path, { recursive: true }); \
      writeFileSync(path + '/package.json', JSON.stringify(manifest)) }"

# The component's packages at run time. Workspaces stay links, because Node does not strip types from files below node_modules. Leaves out
# the packages of the root, which scripts need. Pass an npmrc as a secret to use another registry.
FROM manifests AS installed
ARG COMPONENT=gateway
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --workspace "${COMPONENT}"
COPY scripts/packages/remove-unused-files.mjs /tmp/
RUN node /tmp/remove-unused-files.mjs node_modules && \
    find . -path '*/node_modules/*' -type f \
      \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname 'readme*.md' -o -iname 'changelog*.md' \) -delete && \
    for folder in web gateway services/*; do [ -L "node_modules/@rostra/${folder##*/}" ] || rm -r "$folder"; done && \
    rm package-lock.json .npmrc

# The web and what builds it. WEB names its sources, so that skaffold can leave them out when it watches the files of a service.
FROM manifests AS web-installed
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --workspace web --workspace gateway
FROM web-installed AS web-sources
ARG WEB=web
COPY tsconfig.base.json ./
COPY proto/package.json proto/
COPY proto/src/http proto/src/http
COPY services/markdown services/markdown
COPY services/text services/text
COPY ${WEB} web
FROM web-sources AS web-built
RUN cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn && \
    node ../node_modules/vite/bin/vite.js build --config vite.diagram.config.ts --outDir ../dist/diagram --logLevel warn && \
    node ../node_modules/vite/bin/vite.js build --config vite.server.config.ts --outDir dist/.server --logLevel warn && \
    cd dist && node ../build/compress-files.ts

# All files belong to root. The process may write to /tmp only, and does not need to.
FROM ${NODE_IMAGE} AS component
WORKDIR /app
ARG COMPONENT=gateway
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="rostra ${COMPONENT}" \
      org.opencontainers.image.vendor="Rostra" \
      org.opencontainers.image.licenses="UNLICENSED" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
COPY --from=installed /app ./
COPY content content
COPY proto proto
COPY services/kit services/kit
COPY services/llm services/llm
COPY services/markdown services/markdown
COPY services/platform services/platform
COPY services/search services/search
COPY services/text services/text
COPY ${COMPONENT} ${COMPONENT}
ENV NODE_ENV=production GRPC_HOST=0.0.0.0 GRPC_PORT=50051 HOST=0.0.0.0 PORT=3000 OPS_PORT=9090
WORKDIR /app/${COMPONENT}
EXPOSE 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-parallel-scavenge", "--no-concurrent-marking", "src/main.ts"]
USER 1000:1000

FROM component AS service-dev
USER 0
RUN chown -R 1000:1000 /app/proto /app/services
COPY deploy/docker/dev-loop.sh /usr/local/bin/
ENV NODE_ENV=development
CMD ["sh", "/usr/local/bin/dev-loop.sh"]
USER 1000:1000

# The gateway and Vite's dev server in one container. The gateway forwards each request that is not for the API to Vite.
FROM component AS gateway-dev
USER 0
COPY --from=web-sources /app/node_modules /app/node_modules
COPY --from=web-sources /app/web /app/web
RUN mkdir -p /app/web/node_modules && chown -R 1000:1000 /app/proto /app/services /app/gateway /app/web
COPY deploy/docker/dev-loop.sh /usr/local/bin/
ENV NODE_ENV=development WEB_DEV_URL=http://127.0.0.1:5173
EXPOSE 3000
CMD ["sh", "/usr/local/bin/dev-loop.sh"]
USER 1000:1000

# Node's compile cache, filled when the image is built: a start takes a third less CPU. Node reads only the cache folder of the user that
# runs it, so the same user fills it. Also compiles the clients of the model providers where the component has them; they are loaded at run
# time only with a key.
FROM component AS compiled
RUN NODE_COMPILE_CACHE=/tmp/compiled node --max-semi-space-size=16 --no-parallel-scavenge --no-concurrent-marking --eval " \
      const providers = ['openai', 'anthropic'].map((name) => '/app/services/llm/src/providers/' + name + '.ts'); \
      Promise.allSettled(['./src/app.ts', ...providers].map((file) => import(file))) \
        .then(([app]) => process.exit(app.status === 'fulfilled' ? 0 : 1))" && \
    chmod -R a-w,a+rX /tmp/compiled

FROM component AS production
COPY --from=compiled --chown=0:0 /tmp/compiled /app/compiled
ENV NODE_COMPILE_CACHE=/app/compiled

FROM production AS gateway
COPY --from=web-built /app/web/dist /app/web/dist
ENV WEB_DIST=/app/web/dist
EXPOSE 3000

FROM production AS service
EXPOSE 50051
