package dev.hexplain.decoders.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TMessage;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TTransportException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Short values need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class ThriftPlainValuesTest {
    private static final String IDL = """
            enum Side { BUY = 1, SELL }
            struct Order {
              1: i64 id
              2: Side side
              3: list<double> prices
              4: map<string, Order> children
              5: binary content
              6: string text
              9: bool paid
              20: list<Order> lines
              21: set<string> tags
              22: map<i32, i64> counts
              300: Order next
              301: list<bool> marks
              302: map<bool, list<Side>> sides
            }
            service Orders { Order get(1: Order order) }
            """;

    enum Form {
        BINARY,
        COMPACT,
        BINARY_WITH_SCHEMA,
        COMPACT_WITH_SCHEMA;

        private boolean binary() {
            return this == BINARY || this == BINARY_WITH_SCHEMA;
        }

        Decoder decoder(boolean mayPass) {
            Thrift thrift = binary() ? new ThriftBinary(mayPass) : new ThriftCompact(mayPass);
            boolean plain = this == BINARY || this == COMPACT;
            return plain ? thrift : thrift.with(Schema.of("test", "Order", IDL));
        }

        SameTrees trees() {
            return new SameTrees(decoder(true), decoder(false));
        }

        byte[] bytes(Written value) throws TException {
            TMemoryBuffer out = new TMemoryBuffer(1 << 10);
            value.to(protocol(out));
            return Arrays.copyOf(out.getArray(), out.length());
        }

        private TProtocol protocol(TMemoryBuffer out) throws TTransportException {
            return binary() ? new TBinaryProtocol(out) : new TCompactProtocol(out);
        }
    }

    interface Written {
        void to(TProtocol out) throws TException;
    }

    /** Orders of the schema, or nearly so. */
    private static final class Orders {
        private static final byte[] TYPES = {
            TType.I64,
            TType.I32,
            TType.LIST,
            TType.MAP,
            TType.STRING,
            TType.STRING,
            TType.BOOL,
            TType.LIST,
            TType.SET,
            TType.MAP,
            TType.STRUCT,
            TType.LIST,
            TType.MAP
        };
        private static final int[] IDS = {1, 2, 3, 4, 5, 6, 9, 20, 21, 22, 300, 301, 302};
        private static final byte[] ITEMS = {
            0, 0, TType.DOUBLE, TType.STRUCT, 0, 0, 0, TType.STRUCT, TType.STRING, TType.I64, 0, TType.BOOL, TType.LIST
        };
        private static final byte[] KEYS = {0, 0, 0, TType.STRING, 0, 0, 0, 0, 0, TType.I32, 0, 0, TType.BOOL};

        private final TProtocol out;
        private final Random random;
        /** The most items of a list. */
        private final int most;

        Orders(TProtocol out, Random random, int most) {
            this.out = out;
            this.random = random;
            this.most = most;
        }

        void struct(int depth) throws TException {
            out.writeStructBegin(new TStruct(""));
            for (int i = 0; i < IDS.length; i++) {
                if (random.nextInt(3) > 0) {
                    boolean other = random.nextInt(60) == 0;
                    byte type = other ? TType.I16 : TYPES[i];
                    int id = random.nextInt(40) == 0 ? -IDS[i] : IDS[i];
                    out.writeFieldBegin(new TField("", type, (short) id));
                    value(type, ITEMS[i], KEYS[i], depth);
                    out.writeFieldEnd();
                }
            }
            out.writeFieldStop();
            out.writeStructEnd();
        }

        private void value(byte type, byte item, byte key, int depth) throws TException {
            switch (type) {
                case TType.BOOL -> out.writeBool(random.nextBoolean());
                case TType.I16 -> out.writeI16((short) random.nextInt());
                case TType.I32 -> out.writeI32(random.nextInt(3));
                case TType.I64 -> out.writeI64(random.nextLong() >> random.nextInt(64));
                case TType.DOUBLE -> out.writeDouble(random.nextDouble());
                case TType.STRING -> out.writeString(text());
                case TType.STRUCT -> struct(depth + 1);
                case TType.LIST, TType.SET -> {
                    byte items = item == 0 ? TType.I32 : item;
                    int size = size(items, depth);
                    out.writeListBegin(new TList(items, size));
                    for (int i = 0; i < size; i++) {
                        value(items, (byte) 0, (byte) 0, depth + 1);
                    }
                }
                default -> {
                    int size = size(item, depth);
                    out.writeMapBegin(new TMap(key, item, size));
                    for (int i = 0; i < size; i++) {
                        value(key, (byte) 0, (byte) 0, depth);
                        value(item, (byte) 0, (byte) 0, depth + 1);
                    }
                }
            }
        }

        private int size(byte items, int depth) {
            boolean few = items == TType.STRUCT || items == TType.LIST;
            return depth > 3 ? 0 : random.nextInt(few ? 3 : random.nextInt(8) == 0 ? most : 5);
        }

        private String text() {
            String text = "tëxt\u0001 ".repeat(random.nextInt(4)) + "k" + random.nextInt(9);
            return random.nextInt(8) == 0 ? text.repeat(random.nextInt(most)) : text;
        }
    }

    private static Written order(long seed, int most) {
        return out -> new Orders(out, new Random(seed), most).struct(0);
    }

    @ParameterizedTest
    @EnumSource
    void all_is_shown_as_with_rows(Form form) throws TException {
        SameTrees trees = form.trees();
        for (int seed = 0; seed < 16; seed++) {
            trees.check(form.bytes(order(seed, seed < 12 ? 12 : 90)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_limit_of_depth_holds_where_it_does_with_rows(Form form) throws TException {
        SameTrees trees = form.trees();
        for (int seed = 0; seed < 6; seed++) {
            trees.checkDepths(form.bytes(order(seed, 12)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void damage_is_shown_as_with_rows(Form form) throws TException {
        SameTrees trees = form.trees();
        for (int seed = 0; seed < 3; seed++) {
            trees.checkChanged(form.bytes(order(seed + 2, 12)), 100, new Random(seed));
        }
    }

    @ParameterizedTest
    @EnumSource
    void messages_are_shown_as_with_rows(Form form) throws TException {
        byte[] call = form.bytes(out -> {
            out.writeMessageBegin(new TMessage("get", (byte) 1, 7));
            out.writeStructBegin(new TStruct(""));
            out.writeFieldBegin(new TField("", TType.STRUCT, (short) 1));
            new Orders(out, new Random(3), 20).struct(0);
            out.writeFieldStop();
            out.writeStructEnd();
            out.writeMessageEnd();
        });
        form.trees().check(call);
        form.trees().checkChanged(call, 100, new Random(5));
    }

    @ParameterizedTest
    @EnumSource
    void many_and_long_values_are_shown_as_with_rows(Form form) throws TException {
        byte[] bytes = form.bytes(out -> {
            out.writeStructBegin(new TStruct(""));
            for (int i = 1; i <= 200; i++) {
                out.writeFieldBegin(new TField("", TType.STRING, (short) (i * 3)));
                out.writeString("x".repeat(i % 7 == 0 ? 600 : i));
            }
            out.writeFieldBegin(new TField("", TType.MAP, (short) 1000));
            out.writeMapBegin(new TMap(TType.I32, TType.STRING, 100));
            for (int i = 0; i < 100; i++) {
                out.writeI32(i);
                out.writeString("y".repeat(i % 9 == 0 ? 600 : i));
            }
            out.writeFieldBegin(new TField("", TType.LIST, (short) 1001));
            out.writeListBegin(new TList(TType.STRUCT, 100));
            for (int i = 0; i < 100; i++) {
                new Orders(out, new Random(i), 9).struct(2);
            }
            out.writeFieldStop();
        });
        form.trees().check(bytes);
    }

    /** Of an inner struct, 64 fields are found without rows, its end among them. */
    @ParameterizedTest
    @EnumSource(names = {"BINARY", "COMPACT"})
    void an_inner_struct_is_shown_as_with_rows_however_many_fields_it_has(Form form) throws TException {
        for (int count = 62; count <= 65; count++) {
            int fields = count;
            byte[] bytes = form.bytes(out -> {
                out.writeStructBegin(new TStruct(""));
                out.writeFieldBegin(new TField("", TType.STRUCT, (short) 1));
                for (int i = 1; i <= fields; i++) {
                    out.writeFieldBegin(new TField("", TType.BOOL, (short) i));
                    out.writeBool(i % 3 == 0);
                }
                out.writeFieldStop();
                out.writeFieldStop();
            });
            form.trees().check(bytes);
            FieldTree tree = new Survival(form.decoder(true)).decode(bytes);
            assertThat(tree.find("struct.1").orElseThrow().computed()).isEqualTo(count < 64);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_struct_of_short_values_is_one_row(Form form) throws TException {
        byte[] bytes = form.bytes(out -> {
            out.writeStructBegin(new TStruct(""));
            out.writeFieldBegin(new TField("", TType.I64, (short) 1));
            out.writeI64(5);
            out.writeFieldBegin(new TField("", TType.STRING, (short) 6));
            out.writeString("hello");
            out.writeFieldBegin(new TField("", TType.BOOL, (short) 9));
            out.writeBool(true);
            out.writeFieldBegin(new TField("", TType.LIST, (short) 20));
            out.writeListBegin(new TList(TType.STRUCT, 2));
            out.writeFieldStop();
            out.writeFieldBegin(new TField("", TType.I64, (short) 1));
            out.writeI64(6);
            out.writeFieldStop();
            out.writeFieldStop();
        });
        FieldTree tree = new Survival(form.decoder(true)).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.rowCount()).isEqualTo(2);
        boolean named = form.name().endsWith("SCHEMA");
        assertThat(value(tree, named ? "struct.text" : "struct.6")).isEqualTo("\"hello\"");
        assertThat(value(tree, named ? "struct.paid" : "struct.9")).isEqualTo("true");
        assertThat(value(tree, named ? "struct.lines[1].id" : "struct.20[1].1")).isEqualTo("6");
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    /** The compact protocol says how far the next id is, so it must follow from a field with a row as well. */
    @Test
    void the_id_of_a_short_field_follows_that_of_a_long_one() throws TException {
        byte[] bytes = Form.COMPACT.bytes(out -> {
            out.writeStructBegin(new TStruct(""));
            out.writeFieldBegin(new TField("", TType.STRING, (short) 40));
            out.writeString("x".repeat(600));
            out.writeFieldBegin(new TField("", TType.STRING, (short) 42));
            out.writeString("short");
            out.writeFieldStop();
        });
        FieldTree tree = new Survival(new ThriftCompact()).decode(bytes);
        assertThat(value(tree, "struct.42")).isEqualTo("\"short\"");
        byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
        assertThat(new String(cut, StandardCharsets.UTF_8)).endsWith("short");
        assertThat(value(new Survival(new ThriftCompact()).decode(cut), "struct.42"))
                .isEqualTo("\"short\"");
    }
}
