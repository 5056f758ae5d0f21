package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Redis clients: Jedis, Lettuce, Redisson. */
final class RedisSymptoms {
    private RedisSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                wrongType(),
                jedisReply(),
                jedisEnd(),
                jedisCast(),
                lettuce(),
                redissonDecode(),
                jedisBulk(),
                lettuceCodec(),
                memcachedFlags());
    }

    private static Symptom wrongType() {
        return Symptom.of("redis-wrong-type", "Redis", "The key holds another kind of value than the command is for")
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
        return Symptom.of("jedis-reply", "Redis", "A client reads an answer from the middle")
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
        return Symptom.of("jedis-end", "Redis", "The connection ended where an answer was expected")
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
        return Symptom.of("jedis-cast", "Redis", "An answer belongs to another command")
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
        return Symptom.of("lettuce-reply", "Redis", "Lettuce cannot read what came from the server")
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

    private static Symptom redissonDecode() {
        return Symptom.of("redisson-decode", "Redis", "Redisson's codec cannot read a value")
                .example("io.netty.handler.codec.DecoderException: Unable to decode data."
                        + " channel: [id: 0x1, L:/127.0.0.1:1 - R:redis/127.0.0.1:6379], reply:"
                        + " ReplayingDecoderByteBuf(ridx=24, widx=120), command: (HGETALL), params:"
                        + " [orders]")
                .says("Unable to decode data\\. channel: |" + "Unexpected exception while processing command")
                .general()
                .why("The value was written with another codec: Redisson's default changed"
                        + " from Jackson and FST to MarshallingCodec (River) and then to Kryo 5."
                        + " The cause below says what the codec met.")
                .look(new Clue.Start())
                .remedies(
                        "Name the codec that wrote: config.setCodec(new MarshallingCodec()), or"
                                + " for one object getMap(name, codec).",
                        "Convert the values once, or delete them, after an update of Redisson.");
    }

    private static Symptom jedisBulk() {
        return Symptom.of("jedis-bulk", "Redis", "The length of a reply is no number")
                .example("redis.clients.jedis.exceptions.JedisConnectionException: Unexpected" + " character!")
                .says("JedisConnectionException: (?:Unexpected character!|Bulk reply length )|"
                        + "invalid bulk length|Protocol error, got \"(.)\" as reply type byte|"
                        + "ERR Protocol error: (?:invalid|expected|too big|unbalanced)[^\\n]{0,80}")
                .why("Lengths and ends of lines of Redis's protocol are not where they should"
                        + " be: a reply is read from the middle, since one connection is used by"
                        + " two threads, or something in between (a proxy, TLS) changes bytes.")
                .look(new Clue.Trouble())
                .remedies(
                        "One connection per thread; close connections after errors and timeouts.",
                        "Capture the connection and open it here: requests and replies are shown" + " side by side.");
    }

    private static Symptom lettuceCodec() {
        return Symptom.of("lettuce-codec", "Redis", "A value is not of the type that the command's output takes")
                .example("java.lang.UnsupportedOperationException:"
                        + " io.lettuce.core.output.ValueOutput does not support set(long)")
                .says("io\\.lettuce\\.core\\.output\\.(\\w{1,40}) does not support (set|"
                        + "multi\\w*)\\((\\w{0,20})\\)")
                .why("The server answered with another kind of reply than the command"
                        + " expects: an integer for a text, an error for a list. Commands and"
                        + " answers are out of step, or a script returns something else than its"
                        + " ScriptOutputType.")
                .remedies(
                        "Name the right ScriptOutputType for EVAL.",
                        "Do not block inside Lettuce's callbacks; reset the connection after a" + " timeout.");
    }

    private static Symptom memcachedFlags() {
        return Symptom.of("memcached-flags", "Memcached", "The flags of a value name another kind of value")
                .example("java.lang.AssertionError: Unexpected flags for long:  1")
                .says("Unexpected flags for (?:long|int): {1,3}(\\d{1,9})|"
                        + "Cannot handle data with flags ([0-9a-f]{1,8})|"
                        + "Undecodeable with flags (\\d{1,9})|Caught (?:CNFE|"
                        + "IOException) decoding (?:\\d{1,9} bytes of data|data)|"
                        + "MemcachedDecodeException|Invalid magic: {1,3}(-?\\d{1,4})")
                .why("Memcached keeps a number of flags with each value; clients write the"
                        + " value's type (1 is Java serialization for spymemcached) and compression"
                        + " (2) there. Another client or transcoder means other things by it.")
                .look(new Clue.Start())
                .remedies("The same client and transcoder on both sides.", "Read values of other clients as bytes.");
    }
}
