package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Classes that write themselves, or are written by somebody's serializer: the class list says how. */
class KryoCustomWritingTest {
    /** Writes its fields in an order and by methods of its own. */
    public static final class Trade implements KryoSerializable {
        int quantity = 300;
        String symbol = "ABC";
        long id = -7;
        Note note = new Note();
        List<Object> tags = new ArrayList<>(List.of("x", 1));

        @Override
        public void write(com.esotericsoftware.kryo.Kryo kryo, Output out) {
            out.writeVarInt(quantity, true);
            out.writeString(symbol);
            out.writeLong(id);
            kryo.writeObject(out, note);
            kryo.writeClassAndObject(out, tags);
            kryo.writeObjectOrNull(out, null, Note.class);
            out.writeInt(5);
            out.writeVarInt(-3, false);
            out.writeVarLong(-4, false);
            out.writeBoolean(true);
            out.writeDouble(2.5);
        }

        @Override
        public void read(com.esotericsoftware.kryo.Kryo kryo, Input in) {
            throw new UnsupportedOperationException();
        }
    }

    /** Written by a serializer of its own. */
    public static final class Note {
        char mark = '!';
    }

    private static final class NoteSerializer extends Serializer<Note> {
        @Override
        public void write(com.esotericsoftware.kryo.Kryo kryo, Output out, Note note) {
            out.writeChar(note.mark);
            out.writeString("note");
        }

        @Override
        public Note read(com.esotericsoftware.kryo.Kryo kryo, Input in, Class<? extends Note> type) {
            throw new UnsupportedOperationException();
        }
    }

    /** Written by the usual serializer, which was told of one field that it has a fixed length. */
    public static final class Bound {
        int count = 200;

        int plain = 1;
    }

    private static final String CLASSES = """
            package dev.hexplain.decoders.kryo;
            class KryoCustomWritingTest {
              class Trade implements com.esotericsoftware.kryo.KryoSerializable {
                @Written("writeVarIntPositive") int quantity;
                String symbol;
                long id;
                @Written("writeObject") Note note;
                java.util.List tags;
                @Written("writeObjectOrNull") Note other;
                int fixed;
                @Written("writeVarInt") int varint;
                @Written("writeVarLong") long varlong;
                boolean flag;
                double price;
              }
              @Written final class Note { char mark; String text; }
              class Bound { int plain; @Written("writeInt") int count; }
            }
            """;

    private static byte[] written(Object value, boolean references) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        kryo.addDefaultSerializer(Note.class, new NoteSerializer());
        FieldSerializer<Bound> bound = new FieldSerializer<>(kryo, Bound.class);
        bound.getField("count").setVariableLengthEncoding(false);
        kryo.addDefaultSerializer(Bound.class, bound);
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, value);
        return out.toBytes();
    }

    private static Decoder decoder(boolean references) {
        return new Kryo().with(Schema.of("custom", "", CLASSES + "option references = " + references + ";"));
    }

    @Test
    void what_code_wrote_is_read_as_the_list_says() {
        for (boolean references : new boolean[] {true, false}) {
            byte[] bytes = written(new Trade(), references);
            Decoded decoded = Decoded.of(decoder(references), bytes);
            assertThat(decoded.issues()).isEmpty();
            assertThat(decoded.isWhole()).isTrue();
            String path = decoded.tree()
                    .children(decoded.tree().root(), 0, 1)
                    .getFirst()
                    .name();
            assertThat(decoded.value(path + ".quantity")).isEqualTo("300");
            assertThat(decoded.value(path + ".symbol")).isEqualTo("\"ABC\"");
            assertThat(decoded.value(path + ".id")).isEqualTo("-7");
            assertThat(decoded.value(path + ".note.mark")).contains("!");
            assertThat(decoded.value(path + ".note.text")).isEqualTo("\"note\"");
            assertThat(decoded.value(path + ".fixed")).isEqualTo("5");
            assertThat(decoded.value(path + ".varint")).isEqualTo("-3");
            assertThat(decoded.value(path + ".varlong")).isEqualTo("-4");
            assertThat(decoded.value(path + ".flag")).isEqualTo("true");
            assertThat(decoded.value(path + ".price")).isEqualTo("2.5");
        }
    }

    @Test
    void a_field_may_be_bound_otherwise_than_its_type_says() {
        byte[] bytes = written(new Bound(), true);
        Decoded decoded = Decoded.of(decoder(true), bytes);

        assertThat(decoded.issues()).isEmpty();
        assertThat(decoded.isWhole()).isTrue();
        String path =
                decoded.tree().children(decoded.tree().root(), 0, 1).getFirst().name();
        assertThat(decoded.value(path + ".count")).isEqualTo("200");
    }

    @Test
    void a_method_that_is_none_is_a_mistake_at_its_line() {
        assertThatThrownBy(
                        () -> new Kryo().with(Schema.of("bad", "", "class A {\n @Written(\"writeVarint\") int a; }")))
                .isInstanceOfSatisfying(
                        SchemaDiagnostic.class,
                        diagnostic -> assertThat(diagnostic.located())
                                .startsWith("2:1: 'writeVarint' is none of")
                                .contains("writeVarInt"));
    }

    @Test
    void damage_is_survived() {
        Survival survival = new Survival(decoder(true));
        byte[] whole = written(new Trade(), true);
        for (int length = 0; length < whole.length; length++) {
            FieldTree tree = survival.decode(Arrays.copyOf(whole, length));
            assertThat(length == 0 || !tree.facts().issues().isEmpty()).isTrue();
        }
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }
}
