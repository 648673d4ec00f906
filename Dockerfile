# The notebook, built and served: docker build -t tumble . && docker run -p 8080:8080 tumble
# With an address: --build-arg TUMBLE_ORIGIN=https://example.org --build-arg TUMBLE_BASE=/tumble/
FROM node:22.14.0-bookworm-slim AS build
WORKDIR /tumble
COPY . .
RUN npm ci
ARG TUMBLE_ORIGIN
ARG TUMBLE_BASE=/
ARG TUMBLE_FEEDBACK
RUN npm run build && mkdir -p "/srv$TUMBLE_BASE" && cp -r dist/. "/srv$TUMBLE_BASE"

FROM caddy:2.10.0-alpine
ARG TUMBLE_BASE=/
ENV TUMBLE_BASE=$TUMBLE_BASE SITE=/srv PORT=8080
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /srv /srv
USER nobody
EXPOSE 8080
