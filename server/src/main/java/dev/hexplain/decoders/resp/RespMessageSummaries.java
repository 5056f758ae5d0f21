package dev.hexplain.decoders.resp;

import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Summarizes messages: {@code SET key}, {@code OK}, {@code message prices}. */
final class RespMessageSummaries {
    /** Push messages, which are arrays in RESP2. */
    private static final Set<String> PUBLISHED = Set.of("message", "pmessage", "smessage", "invalidate");

    /** Replies to subscriptions, which have the same form and end with a count. */
    private static final Set<String> SUBSCRIBED =
            Set.of("subscribe", "psubscribe", "ssubscribe", "unsubscribe", "punsubscribe", "sunsubscribe");

    /** First words of commands (redis.io, "Commands"); anything else is taken for a reply. */
    private static final Set<String> NAMES = Set.of("""
            acl append arcount ardel ardelrange arget argetrange argrep arinfo arinsert arlastitems arlen armget armset
            arnext arop arring arscan arseek arset asking auth bgrewriteaof bgsave bitcount bitfield bitfield_ro bitop
            bitpos blmove blmovem blmpop blpop brpop brpoplpush bzmpop bzpopmax bzpopmin client cluster command config
            copy dbsize debug decr decrby del delex digest discard dump echo eval eval_ro evalsha evalsha_ro exec exists
            expire expireat expiretime failover fcall fcall_ro flushall flushdb function geoadd geodist geohash geopos
            georadius georadius_ro georadiusbymember georadiusbymember_ro geosearch geosearchstore get getbit getdel
            getex getrange getset hdel hello hexists hexpire hexpireat hexpiretime hget hgetall hgetdel hgetex himport
            hincrby hincrbyfloat hkeys hlen hmget hmset hotkeys hpersist hpexpire hpexpireat hpexpiretime hpttl
            hrandfield hscan hset hsetex hsetnx hstrlen httl hvals incr incrby incrbyfloat increx info keys lastsave
            latency lcs lindex linsert llen lmove lmovem lmpop lolwut lpop lpos lpush lpushx lrange lrem lset ltrim
            memory mget migrate module monitor move mset msetex msetnx multi object persist pexpire pexpireat
            pexpiretime pfadd pfcount pfmerge ping psetex psubscribe psync pttl publish pubsub punsubscribe quit
            randomkey readonly readwrite rename renamenx replconf replicaof reset restore role rpop rpoplpush rpush
            rpushx sadd save scan scard script sdiff sdiffcard sdiffstore select sentinel set setbit setex setnx
            setrange shutdown sinter sintercard sinterstore sismember slaveof slowlog smembers smismember smove sort
            sort_ro spop spublish srandmember srem sscan ssubscribe strlen subscribe substr sunion sunioncard
            sunionstore sunsubscribe swapdb sync time touch ttl type unlink unsubscribe unwatch vadd vcard vdim vemb
            vgetattr vinfo vismember vlinks vrandmember vrem vsetattr vsim wait waitaof watch xack xackdel xadd
            xautoclaim xcfgset xclaim xdel xdelex xgroup xinfo xlen xnack xpending xrange xread xreadgroup xrevrange
            xsetid xtrim zadd zcard zcount zdiff zdiffstore zincrby zinter zintercard zinterstore zlexcount zmpop
            zmscore zpopmax zpopmin zrandmember zrange zrangebylex zrangebyscore zrangestore zrank zrem zremrangebylex
            zremrangebyrank zremrangebyscore zrevrange zrevrangebylex zrevrangebyscore zrevrank zscan zscore zunion
            zunionstore""".strip().split("\\s+"));

    private static final int LONGEST_WORD = 60;
    private static final int LOOKED_AT = 3;

    private RespMessageSummaries() {}

    static Message message(FieldTree tree, Field value) {
        if (value.kind() == RespType.INLINE) {
            return Message.inOrder(Kind.REQUEST, words(tree, List.of(value)));
        }
        boolean many = value.kind() == RespType.ARRAY || value.kind() == RespType.PUSH;
        List<Field> elements = many ? tree.children(value, tree.slotChildCount(value), LOOKED_AT) : List.of();
        boolean named = !elements.isEmpty() && elements.getFirst().kind() == RespType.BULK_STRING;
        String first = named ? text(tree, elements.getFirst()).toLowerCase(Locale.ROOT) : "";
        if (value.kind() == RespType.PUSH || PUBLISHED.contains(first)) {
            return Message.inOrder(Kind.ONE_WAY, words(tree, elements));
        }
        boolean counted = SUBSCRIBED.contains(first) && elements.getLast().kind() == RespType.INTEGER;
        if (NAMES.contains(first) && !counted) {
            return Message.inOrder(Kind.REQUEST, words(tree, elements));
        }
        return Message.inOrder(
                Kind.RESPONSE, many ? RespShapes.count(tree, value) + " values" : words(tree, List.of(value)));
    }

    /** A command and its key, or a value. */
    private static String words(FieldTree tree, List<Field> values) {
        return values.stream()
                .limit(2)
                .map(value -> Quoted.cut(text(tree, value), LONGEST_WORD))
                .collect(Collectors.joining(" "));
    }

    /** A value as text, without quotes; binary values as they are shown. */
    private static String text(FieldTree tree, Field value) {
        return tree.child(value, "value")
                .filter(leaf -> leaf.shape().type() instanceof ValueType.Text && value.kind() != RespType.NULL)
                .map(leaf -> new String(
                        tree.source().copy(leaf.offset(), (int) Math.min(LONGEST_WORD + 1, leaf.length())),
                        StandardCharsets.UTF_8))
                .orElseGet(() -> tree.value(value).summary());
    }
}
