package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.RedisReply.Aggregate;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Which lists of a reply are fields with their values: RESP2 has no maps, and {@code redis-cli} prints none then. */
final class RedisHashes {
    /** Commands whose reply is a hash (redis.io, "Commands"). */
    private static final Set<String> HASHES = Set.of("hgetall", "config");

    /** Commands whose innermost lists are fields with their values: entries of streams. */
    private static final Set<String> STREAMS =
            Set.of("xrange", "xrevrange", "xread", "xreadgroup", "xclaim", "xautoclaim");

    private static final String HASH_SCAN = "hscan";

    /** Commands whose reply is a list of values of one kind. */
    private static final Set<String> LISTS = Set.of(
            "lrange",
            "mget",
            "hmget",
            "hvals",
            "hkeys",
            "smembers",
            "sscan",
            "scan",
            "keys",
            "sort",
            "sinter",
            "sunion",
            "sdiff",
            "lpop",
            "rpop",
            "spop",
            "srandmember",
            "zrangebylex");

    private RedisHashes() {}

    /**
     * The reply with its hashes as maps.
     *
     * @param command the word that it answers; empty where that is not known
     */
    static RedisReply in(RedisReply reply, String command) {
        return in(reply, command.toLowerCase(Locale.ROOT), 0);
    }

    private static RedisReply in(RedisReply reply, String command, int depth) {
        if (!(reply instanceof Aggregate list)) {
            return reply;
        }
        List<RedisReply> elements = list.elements().stream()
                .map(each -> in(each, command, depth + 1))
                .toList();
        char type = list.type() == '*' && isHash(list, command, depth) ? '%' : list.type();
        return new Aggregate(type, elements, list.start());
    }

    private static boolean isHash(Aggregate list, String command, int depth) {
        if (LISTS.contains(command)) {
            return false;
        }
        boolean innermost = list.elements().stream().noneMatch(Aggregate.class::isInstance);
        boolean said = (HASHES.contains(command) && depth == 0)
                || (command.equals(HASH_SCAN) && depth == 1)
                || (STREAMS.contains(command) && depth > 1 && innermost);
        return (said && list.isPaired()) || list.looksLikeHash();
    }
}
