package dev.hexplain.decoders.resp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.Decoded;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redis.clients.jedis.CommandArguments;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.args.Rawable;
import redis.clients.jedis.commands.ProtocolCommand;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.util.KeyValue;
import redis.clients.jedis.util.RedisInputStream;
import redis.clients.jedis.util.RedisOutputStream;

/** Commands that Jedis wrote, and replies that it reads as the tree says. */
class JedisTest {
    private static final Resp RESP = new Resp(new JavaSerialization());

    @Test
    void every_command_of_the_library_is_a_request_with_its_arguments() throws IOException {
        ByteArrayOutputStream flow = new ByteArrayOutputStream();
        try (RedisOutputStream out = new RedisOutputStream(flow)) {
            for (Protocol.Command command : Protocol.Command.values()) {
                Protocol.sendCommand(
                        out,
                        new CommandArguments(command)
                                .key("key")
                                .add(new byte[] {0, -1, 13, 10})
                                .add(42));
            }
            out.flush();
        }
        Decoded decoded = Decoded.of(RESP, flow.toByteArray());
        assertThat(decoded.issues()).isEmpty();
        assertThat(decoded.isWhole()).isTrue();
        for (Protocol.Command command : Protocol.Command.values()) {
            String message = "message[%d]".formatted(command.ordinal());
            assertThat(decoded.text(message + "[0].value")).isEqualTo(name(command));
            assertThat(decoded.bytes(message + "[2].value")).containsExactly(0, 0xFF, 13, 10);
            assertThat(decoded.text(message + "[3].value")).isEqualTo("42");
            assertThat(decoded.message(message).title()).startsWith(name(command));
        }
    }

    private static String name(ProtocolCommand command) {
        Rawable raw = command;
        return new String(raw.getRaw(), StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void replies_say_what_the_library_reads_in_them(long seed) {
        Replies replies = new Replies(new Random(seed));
        for (int count = 0; count < 50; count++) {
            byte[] reply = replies.next();
            Decoded decoded = Decoded.of(RESP, reply);
            assertThat(decoded.issues()).as(latin(reply)).isEmpty();
            assertThat(decoded.isWhole()).isTrue();
            assertThat(said(decoded.tree(), decoded.field("message[0]")))
                    .as(latin(reply))
                    .isEqualTo(plain(read(reply)));
        }
    }

    private static String latin(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static Object read(byte[] reply) {
        try {
            return Protocol.read(new RedisInputStream(new ByteArrayInputStream(reply)));
        } catch (JedisDataException error) {
            return error;
        }
    }

    /** What the library made of a reply: texts, and lists of such; maps are lists of pairs. */
    private static Object plain(Object read) {
        return switch (read) {
            case null -> "null";
            case byte[] bytes -> latin(bytes);
            case JedisDataException error -> String.valueOf(error.getMessage());
            case Iterable<?> many -> {
                List<Object> all = new ArrayList<>();
                many.forEach(each -> all.add(plain(each)));
                yield all;
            }
            case KeyValue<?, ?> pair -> List.of(plain(pair.getKey()), plain(pair.getValue()));
            case Double number -> number.toString();
            case BigInteger number -> number.toString();
            default -> read.toString();
        };
    }

    /** The same of what the tree says. */
    private static Object said(FieldTree tree, Field field) {
        List<Object> all = new ArrayList<>();
        switch (field.type()) {
            case "array", "set", "push" -> {
                for (Field each : tree.children(field, 0, 1000)) {
                    if (each.name().startsWith("[")) {
                        all.add(said(tree, each));
                    }
                }
                return all;
            }
            case "map" -> {
                for (Field each : tree.children(field, 0, 1000)) {
                    if (each.name().startsWith("entry")) {
                        all.add(List.of(
                                said(tree, tree.child(each, "key").orElseThrow()),
                                said(tree, tree.child(each, "value").orElseThrow())));
                    }
                }
                return all;
            }
            default -> {
                return scalar(tree, field);
            }
        }
    }

    private static String scalar(FieldTree tree, Field field) {
        if (field.type().contains("null") || tree.child(field, "value").isEmpty()) {
            return tree.value(field).summary();
        }
        Field value = tree.child(field, "value").orElseThrow();
        String text = latin(tree.sourceOf(value).copy(value.offset(), (int) value.length()));
        return switch (field.type()) {
            case "boolean" -> String.valueOf(text.equals("t"));
            case "double" -> String.valueOf(Double.parseDouble(text));
            default -> text;
        };
    }
}
