package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of caches and their clients. Most wrap another one, which is more specific. */
final class CacheSymptoms {
    private static final String SPRING = "Spring";
    private static final String REDIS = "Redis";

    private CacheSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                springDeserialize(),
                springJson(),
                hibernate(),
                wrongType(),
                jedisReply(),
                jedisEnd(),
                jedisCast(),
                lettuce());
    }

    private static Symptom springDeserialize() {
        return Symptom.of("spring-deserialize", SPRING, "A cached value was written by another serializer")
                .example(
                        "org.springframework.data.redis.serializer.SerializationException: Cannot deserialize; nested exception"
                                + " is org.springframework.core.serializer.support.SerializationFailedException: Failed to deserialize"
                                + " payload. Is the byte array a result of corresponding serialization for DefaultDeserializer?")
                .says(
                        "serializer\\.SerializationException: Cannot deserialize|Failed to deserialize payload\\. Is the byte array"
                                + "|DeserializingConverter")
                .general()
                .why(
                        "JdkSerializationRedisSerializer, which Spring Data Redis and Spring Session use unless told otherwise, reads"
                                + " Java serialization. The cause below says what it found instead: values of another application, of"
                                + " another serializer, or of an older version of a class.")
                .look(new Clue.Start())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "Set the same key, value and hash serializers in every RedisTemplate and cache configuration.",
                        "After a change of serializer or class: use a new prefix of keys, or delete the old entries.");
    }

    private static Symptom springJson() {
        return Symptom.of("spring-json", SPRING, "A cached value is no JSON that the serializer can read")
                .example(
                        "org.springframework.data.redis.serializer.SerializationException: Could not read JSON: Unexpected"
                                + " character ('¬' (code 172)): expected a valid value")
                .says("SerializationException: Could not read JSON")
                .general()
                .why(
                        "GenericJackson2JsonRedisSerializer and its kin expect JSON, most with the name of a class in it (@class)."
                                + " The value was written by another serializer, or its class was renamed.")
                .look(new Clue.Start())
                .remedies(
                        "AC ED at the start is Java serialization: let both sides use one serializer.",
                        "Missing @class: it was written by a serializer without types; read it with one for that class.");
    }

    private static Symptom hibernate() {
        return Symptom.of(
                        "hibernate-deserialize",
                        "Hibernate",
                        "A column or a cached entity is no Java stream of its class")
                .example("org.hibernate.type.SerializationException: could not deserialize")
                .says("SerializationException: could not deserialize")
                .general()
                .why(
                        "A property that Hibernate has no other type for is a Java serialization stream in a binary column, and so are"
                                + " entries of the second-level cache. The bytes are none, since the mapping of the property changed or"
                                + " another program wrote them, or a class of theirs has changed.")
                .look(new Clue.Start())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "SELECT the column as hexadecimal digits, and paste these: AC ED 00 05 begins a stream.",
                        "Map the property with a converter (AttributeConverter, @JdbcTypeCode(SqlTypes.JSON)) whose form does not"
                                + " change with classes; convert the rows that are there.");
    }

    private static Symptom wrongType() {
        return Symptom.of("redis-wrong-type", REDIS, "The key holds another kind of value than the command is for")
                .example(
                        "redis.clients.jedis.exceptions.JedisDataException: WRONGTYPE Operation against a key holding the wrong"
                                + " kind of value")
                .says("WRONGTYPE Operation against a key")
                .why(
                        "GET on a hash, HGET on a string and so on. Two applications use one key, or a version changed its kind.")
                .remedies(
                        "TYPE key tells what it is. DUMP key gives its bytes.",
                        "Give each application a prefix of its own.");
    }

    private static Symptom jedisReply() {
        return Symptom.of("jedis-reply", REDIS, "A client reads an answer from the middle")
                .example("redis.clients.jedis.exceptions.JedisConnectionException: Unknown reply: H")
                .says("Jedis\\w{0,40}Exception: Unknown reply: ([^\\n])")
                .bytes(found ->
                        "`%s` begins no reply: these begin with + - : $ * and a few more".formatted(found.group(1)))
                .why(
                        "An answer that was left over from an earlier command is read, because one connection is used by two threads"
                                + " or was returned to the pool after a timeout. `H` is HTTP: the port is a web server's; a byte 15 is"
                                + " TLS.")
                .look(new Clue.Start())
                .remedies(
                        "A Jedis is not safe for threads: take one from JedisPool, and close it, also after errors.",
                        "Check port, proxy and TLS.");
    }

    private static Symptom jedisEnd() {
        return Symptom.of("jedis-end", REDIS, "The connection ended where an answer was expected")
                .example("redis.clients.jedis.exceptions.JedisConnectionException: Unexpected end of stream.")
                .says("Jedis\\w{0,40}Exception: (?:java\\.net\\.SocketException: )?Unexpected end of stream")
                .why(
                        "The server closed the connection: it was idle for too long (timeout), the output buffer grew over its limit"
                                + " (client-output-buffer-limit), or one connection is used by two threads.")
                .remedies(
                        "testOnBorrow or testWhileIdle of the pool.",
                        "One connection for one thread.",
                        "A request that begins with no * is taken for a command in plain text: check TLS.");
    }

    private static Symptom jedisCast() {
        return Symptom.of("jedis-cast", REDIS, "An answer belongs to another command")
                .example(
                        "java.lang.ClassCastException: class [B cannot be cast to class java.lang.Long ([B and java.lang.Long are"
                                + " in module java.base of loader 'bootstrap')\n\tat"
                                + " redis.clients.jedis.Connection.getIntegerReply(Connection.java:272)")
                .says(
                        "ClassCastException: [^\\n]{0,300}+(?:\\n[^\\n]{0,300}+){0,3}?\\n[^\\n]{0,40}?redis\\.clients\\.jedis\\.")
                .why(
                        "Answers come in the order of commands. After a timeout, or with two threads on one connection, the answer to"
                                + " the one before is read.")
                .remedies(
                        "Close connections that had an error instead of using them again.",
                        "One connection for one thread.");
    }

    private static Symptom lettuce() {
        return Symptom.of("lettuce-reply", REDIS, "Lettuce cannot read what came from the server")
                .example(
                        "io.lettuce.core.RedisException: io.lettuce.core.protocol.RedisProtocolException: Invalid first byte: 72"
                                + " (H) at buffer index 0 decoding using RESP2")
                .says("Invalid first byte: (\\d{1,3}) |Cannot encode status string for ")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : MessageBytes.ofHex(
                                java.util.HexFormat.of().toHexDigits((byte) Integer.parseInt(found.group(1)))))
                .why(
                        "A reply of Redis begins with + - : $ * or, in RESP3, a few more. Something else answers: a web server, TLS,"
                                + " a proxy that spoke first.")
                .look(new Clue.Start())
                .remedies("Check host, port and TLS (rediss://).", "72 is `H` of HTTP, 21 a TLS alert.");
    }
}
