# syntax=docker/dockerfile:1
# Three stages: the page, the jar with the page inside, and a small image that only runs it.

FROM node:22-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM eclipse-temurin:25-jdk AS jar
WORKDIR /src
COPY .mvn .mvn
COPY mvnw ./
COPY bin bin
COPY server server
COPY formats formats
COPY samples samples
COPY --from=web /src/web/dist web/dist
RUN bin/maven -B -q package -Dmaven.test.skip -Dweb.skip

FROM eclipse-temurin:25-jre
RUN useradd --system --uid 10001 --home-dir /data --create-home hexplain
COPY --from=jar /src/bin/hexplain /src/bin/find-jdk /opt/hexplain/bin/
COPY --from=jar /src/server/target/hexplain.jar /opt/hexplain/lib/
ENV PATH=/opt/hexplain/bin:$PATH HEXPLAIN_DATA_DIR=/data
USER hexplain
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Bash opens the socket itself, so the image needs no HTTP client.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health/live HTTP/1.0\\r\\nHost: 127.0.0.1\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["hexplain"]
# A container is reached through its own address, so listening beyond loopback is needed, and with it HEXPLAIN_TOKEN.
CMD ["serve", "--host", "0.0.0.0"]
