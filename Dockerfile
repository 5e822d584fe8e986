# docker build -t fiyonk . (podman: --format docker, or it drops the health check); compose.yaml runs it with a database and a proxy.
FROM debian:trixie-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends npm ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Node 24 is a package of the project; what only builds the pages stays behind.
RUN npm run build && install -D node_modules/node/bin/node /opt/node && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM debian:trixie-slim
RUN groupadd --system --gid 10001 fiyonk && useradd --system --uid 10001 --gid fiyonk --no-create-home --shell /usr/sbin/nologin fiyonk \
    && install -d -o fiyonk -g fiyonk -m 0700 /data /data/backups
COPY --from=build /opt/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
USER fiyonk
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# Nothing else is written: the root may be read-only, with a tmpfs on /tmp.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
