package dev.hexplain.samples;

import java.util.List;

/** One side of Redis connections. */
final class RedisSamples {
    private RedisSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "redis-commands",
                        "Redis commands",
                        "A pipeline: an object of Java under a key, a command in words, and a transaction.",
                        RedisSamples::commands),
                Sample.of(
                        "redis-replies",
                        "Redis replies, RESP2",
                        "OK, an error, null, an array in an array, and a message to a subscriber.",
                        RedisSamples::replies),
                Sample.of(
                        "redis-resp3",
                        "Redis replies, RESP3",
                        "One value of each type of RESP3, streamed ones included.",
                        RedisSamples::resp3));
    }

    private static byte[] command(byte[]... words) {
        Bytes bytes = new Bytes().add("*%d\r\n".formatted(words.length));
        for (byte[] word : words) {
            bytes.add("$%d\r\n".formatted(word.length)).add(word).add("\r\n");
        }
        return bytes.done();
    }

    private static byte[] command(String words) {
        String[] each = words.split(" ");
        byte[][] bytes = new byte[each.length][];
        for (int i = 0; i < each.length; i++) {
            bytes[i] = Bytes.text(each[i]);
        }
        return command(bytes);
    }

    private static byte[] commands() throws Exception {
        return new Bytes()
                .add(command(Bytes.text("SET"), Bytes.text("user:1"), Dumps.of("Ann")))
                .add("PING\r\n")
                .add(command("MULTI"))
                .add(command("INCR visits"))
                .add(command("EXPIRE user:1 60"))
                .add(command("EXEC"))
                .done();
    }

    private static byte[] replies() {
        return new Bytes()
                .add("+OK\r\n:7\r\n$-1\r\n*-1\r\n$0\r\n\r\n")
                .add("-WRONGTYPE Operation against a key holding the wrong kind of value\r\n")
                .add("*2\r\n$1\r\n0\r\n*2\r\n$6\r\nuser:1\r\n$6\r\nvisits\r\n")
                .add("*3\r\n$7\r\nmessage\r\n$6\r\nprices\r\n$11\r\nACME 101.25\r\n")
                .done();
    }

    private static byte[] resp3() {
        return new Bytes()
                .add("%2\r\n+server\r\n$5\r\nredis\r\n+proto\r\n:3\r\n")
                .add("_\r\n#t\r\n,1.25\r\n(3492890328409238509324850943850943825024385\r\n")
                .add("!21\r\nSYNTAX invalid syntax\r\n=9\r\ntxt:hello\r\n")
                .add("~2\r\n+a\r\n+b\r\n|1\r\n+ttl\r\n:60\r\n")
                .add(">3\r\n+message\r\n+prices\r\n+101.25\r\n")
                .add("$?\r\n;4\r\nHell\r\n;1\r\no\r\n;0\r\n*?\r\n:1\r\n:2\r\n.\r\n")
                .done();
    }
}
