package dev.hexplain.codecs.sbe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.sbe.NestedBlocks.Part;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import uk.co.real_logic.sbe.ir.Token;
import uk.co.real_logic.sbe.otf.AbstractTokenListener;
import uk.co.real_logic.sbe.otf.OtfHeaderDecoder;
import uk.co.real_logic.sbe.otf.OtfMessageDecoder;

/** Where the fields of structs stand: in schemas, and in bytes. */
class NestedBlocksTest {
    private static final Struct POINT = new Struct("Point", List.of(field("x", Scalar.DOUBLE), field("y", Scalar.INT)));
    private static final Struct NOTE = new Struct("Note", List.of(field("text", Scalar.TEXT)));
    private static final Constants COLOR = new Constants("Color", List.of("RED", "BLUE"), List.of(0, 1));
    private static final Struct ROOT = new Struct(
            "Root",
            List.of(
                    field("name", Scalar.TEXT),
                    field("points", new Sequence(POINT)),
                    field("flag", Scalar.FLAG),
                    optional("color", COLOR),
                    field("at", POINT),
                    optional("next", POINT),
                    optional("note", Scalar.TEXT),
                    field("notes", new Dictionary(NOTE)),
                    field("raw", Scalar.BYTES)));

    private static Field field(String name, SchemaType type) {
        return new Field(name, type, false, name);
    }

    private static Field optional(String name, SchemaType type) {
        return new Field(name, type, true, name);
    }

    private static Struct struct(int fields, SchemaType of) {
        return new Struct(
                "S" + fields,
                IntStream.range(0, fields).mapToObj(i -> field("m" + i, of)).toList());
    }

    private static NestedBlocks blocks(Struct root) {
        return NestedBlocks.of(root, new EntryStructs());
    }

    @Test
    void numbers_and_structs_of_them_stand_in_the_block_and_what_may_be_absent_in_groups() {
        NestedBlocks blocks = blocks(ROOT);
        assertThat(blocks.in(Part.BLOCK, ROOT)).extracting(Field::name).containsExactly("flag", "color", "at");
        assertThat(blocks.in(Part.GROUPS, ROOT))
                .extracting(Field::name)
                .containsExactly("points", "next", "note", "notes");
        assertThat(blocks.in(Part.DATA, ROOT)).extracting(Field::name).containsExactly("name", "raw");
    }

    @Test
    void what_is_larger_than_a_block_or_deeper_than_groups_is_refused() {
        Struct large = struct(1_000, struct(9, Scalar.LONG));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> blocks(new Struct("Root", List.of(field("a", new Sequence(large))))))
                .withMessage("a[] takes 72,000 bytes in a block, which has 65,534 at most");

        Struct deep = NOTE;
        for (int i = 0; i < 40; i++) {
            deep = new Struct("D" + i, List.of(field("d", deep)));
        }
        Struct deepest = deep;
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> blocks(deepest))
                .withMessageStartingWith("d.d.d.")
                .withMessageEndingWith("is deeper than groups may stand in groups: 30");

        Struct wide = NOTE;
        for (int i = 0; i < 20; i++) {
            wide = struct(10 + i, wide);
        }
        Struct widest = wide;
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> blocks(widest))
                .withMessageContaining("more members than a schema may have");
    }

    /** Counts what the library's own decoder finds. */
    private static final class Found extends AbstractTokenListener {
        private final List<String> names = new ArrayList<>();

        @Override
        public void onGroupHeader(Token token, int count) {
            names.add(token.name() + "#" + count);
        }

        @Override
        public void onVarData(Token field, DirectBuffer buffer, int at, int length, Token type) {
            byte[] bytes = new byte[length];
            buffer.getBytes(at, bytes);
            names.add(field.name() + "=" + new String(bytes, StandardCharsets.UTF_8));
        }
    }

    private static Map<String, Object> values() {
        Map<String, Object> point = Map.of("x", 0.5, "y", 7);
        return Map.of(
                "name",
                "n",
                "points",
                List.of(point, point),
                "flag",
                true,
                "color",
                "BLUE",
                "at",
                point,
                "notes",
                Map.of("k", Map.of("text", "t")),
                "raw",
                new byte[] {'r'},
                "note",
                "");
    }

    @Test
    void the_library_decodes_what_is_written() {
        EntryStructs entries = new EntryStructs();
        SbeMessageType message = SbeMessageType.named(SbeSource.of(ROOT, entries), "Root");
        byte[] bytes = NestedMessageWriter.write(message, entries, ROOT, values());

        DirectBuffer buffer = new UnsafeBuffer(bytes);
        OtfHeaderDecoder header = new OtfHeaderDecoder(message.ir().headerStructure());
        Found found = new Found();
        int end = OtfMessageDecoder.decode(
                buffer,
                header.encodedLength(),
                header.getSchemaVersion(buffer, 0),
                header.getBlockLength(buffer, 0),
                message.tokens(),
                found);
        assertThat(end).isEqualTo(bytes.length);
        assertThat(found.names)
                .containsExactly(
                        "points#2",
                        "next#0",
                        "note#1",
                        "value=",
                        "notes#1",
                        "value#1",
                        "text=t",
                        "key=k",
                        "name=n",
                        "raw=r");
    }

    @Test
    void what_is_cut_or_of_another_message_is_no_message_of_the_schema() {
        EntryStructs entries = new EntryStructs();
        SbeMessageType message = SbeMessageType.named(SbeSource.of(ROOT, entries), "Root");
        byte[] bytes = NestedMessageWriter.write(message, entries, ROOT, values());
        Map<String, Object> read = NestedMessageReader.read(message, entries, ROOT, bytes);
        assertThat(read).containsEntry("note", "").doesNotContainKey("next").containsEntry("at", values().get("at"));

        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> NestedMessageReader.read(message, entries, ROOT, cut));
        }
        bytes[2] = 9;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NestedMessageReader.read(message, entries, ROOT, bytes))
                .withMessage("The message is of template 9");
    }
}
