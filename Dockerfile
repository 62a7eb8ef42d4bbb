# A server with its pages and the compiled rules. docs/hosting.md explains how it is used.

FROM node:22.12.0-bookworm-slim AS pages
RUN apt-get update -qq && apt-get install -qq -y --no-install-recommends python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /fogline
COPY webapp/package.json webapp/package-lock.json webapp/
RUN cd webapp && npm install --no-save --no-audit --no-fund
COPY webapp webapp
COPY docs/rules docs/rules
COPY src src
COPY tools tools
COPY pyproject.toml ./
RUN python3 -m tools.page_wheel build/page/fogline.zip --pyodide webapp/node_modules/pyodide \
    && python3 -m tools.page_games build/page/games.json \
    && cd webapp && npm run --silent build

FROM python:3.12.8-bookworm AS build
WORKDIR /fogline
COPY requirements requirements
RUN pip wheel --no-cache-dir --wheel-dir /wheels -r requirements/server.txt \
    && pip install --no-cache-dir -r requirements/server.txt -r requirements/build.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=pages /fogline/src/fogline/server/client src/fogline/server/client
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12.8-slim-bookworm
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin fogline \
    && install --directory --owner fogline --group fogline --mode 0700 /data
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "fogline[server]"
USER fogline
WORKDIR /data
VOLUME /data
# Games are stored in /data/fogline/games.sqlite, unless you name another database.
ENV FOGLINE_SERVE_HOST=0.0.0.0 XDG_DATA_HOME=/data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["fogline", "serve"]
