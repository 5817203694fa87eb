# An image of the server: docker build -t downforce . && docker run -p 127.0.0.1:8000:8000 -v downforce:/data downforce
# It has not been built with a container engine yet (docs/running.md#in-a-container). tests/packaging/test_image.py replays its
# stages: each gets exactly the files that are copied here, and runs the commands that need no network.
# deploy/pin-images.sh pins the base images to digests.

FROM node:22-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
# The build runs our Python (in Pyodide) to pack what races in the browser
COPY downforce /source/downforce
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /source
RUN pip install --no-cache-dir hatchling==1.27.0
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY deploy/wheel.sh deploy/wheel.sh
COPY downforce downforce
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
# Here and not in the start script, so that `docker exec ... downforce backup` finds the same database
ENV DOWNFORCE_DATABASE=sqlite:////data/downforce.db DOWNFORCE_CACHE=/data/cache
ENV DOWNFORCE_HOST=0.0.0.0 DOWNFORCE_PORT=8000
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s CMD ["downforce", "health"]
ENTRYPOINT ["start-downforce"]
