# Built where the packages are, run where nothing else is.
FROM node:24-alpine AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/eddy/package.json packages/eddy/
COPY packages/contract/package.json packages/contract/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN node scripts/set-up/image.mjs /image

FROM node:24-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /lodestar
COPY --from=build /image ./
# A volume takes on its owner from here; left to itself it would be root's.
RUN mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
EXPOSE 3000
VOLUME ["/data"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/api/dist/main.js"]
