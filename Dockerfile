# The page, the jar with the page inside, its start-up cache, and a small image that only runs it.
#
# Bases are pinned by digest: of the index of all architectures that stood behind the tag, so that the same bytes come
# whatever the tag points to later. `docker buildx imagetools inspect TAG` prints the digest a tag has today.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ARG JDK_IMAGE=eclipse-temurin:25.0.4_7-jdk@sha256:97014c4b396021f9ddb7d592a7dbedb0c4e4215c29e03dc01c393558aefb71c2
ARG JRE_IMAGE=eclipse-temurin:25.0.4.1_1-jre@sha256:fcd7fd7b387f94bb2ac461478a7436ad8e349924c374ea8313919624dceae636
# The stage that makes the jar, or an image that has one where that stage leaves it.
ARG JAR_STAGE=jar

FROM ${NODE_IMAGE} AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM ${JDK_IMAGE} AS jar
# The repository is not here: --build-arg COMMIT=$(git rev-parse --short=10 HEAD) names the build.
ARG COMMIT=unknown
ENV BUILD_COMMIT=${COMMIT}
WORKDIR /src
COPY .mvn .mvn
COPY mvnw LICENSE ./
COPY bin bin
COPY server server
COPY formats formats
COPY samples samples
COPY --from=web /src/web/dist web/dist
RUN bin/maven -B -q package -Dmaven.test.skip -Dweb.skip && java server/src/build/java/StackMaps.java server/target/hexplain.jar \
  && java server/src/build/java/EngineJar.java server/target/hexplain.jar server/target/classes server/target/engine.classpath

FROM ${JAR_STAGE} AS packaged

# The cache is good for one jar, by its time of writing too, and one JVM: it is made by the JVM and where it is used.
FROM ${JRE_IMAGE} AS trained
WORKDIR /opt/hexplain
COPY bin/hexplain bin/find-jdk bin/
COPY --from=packaged /src/server/target/hexplain.jar /src/server/target/hexplain-engine.jar lib/
COPY server/src/build/sh/train.sh ./
COPY samples samples
RUN sh train.sh lib/hexplain.jar && rm -r train.sh samples

FROM ${JRE_IMAGE}
RUN useradd --system --uid 10001 --home-dir /data --create-home hexplain
COPY --from=trained /opt/hexplain /opt/hexplain
ENV PATH=/opt/hexplain/bin:$PATH HEXPLAIN_DATA_DIR=/data
USER hexplain
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Bash opens the socket itself, so the image needs no HTTP client.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health/live HTTP/1.0\\r\\nHost: 127.0.0.1\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["hexplain"]
# A container is reached through its own address, so listening beyond loopback is needed, and with it a token:
# HEXPLAIN_TOKEN, or the one that the first start makes and prints.
CMD ["serve", "--host", "0.0.0.0"]
