package dev.hexplain.decoders.chroniclewire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.Wires;
import org.junit.jupiter.api.Test;

/** Files of a Chronicle queue: documents that the library wrote, and the room behind them. */
class QueueFilesTest {
    private static final Decoder WIRE = new ChronicleWire();
    private static final int BLOCK = 1024;

    /** A file with a header as queues write it, and what else is written to it. */
    private static byte[] file(boolean padded, Consumer<Wire> documents) {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap(BLOCK);
        Wire wire = WireType.BINARY_LIGHT.apply(bytes);
        wire.usePadding(padded);
        wire.writeDocument(
                true,
                out -> out.writeEventName("header")
                        .typePrefix("SCQStore")
                        .marshallable(store -> store.write("indexCount")
                                .int32(32)
                                .write("lastIndex")
                                .int64_0x(48)));
        documents.accept(wire);
        return Arrays.copyOf(bytes.toByteArray(), BLOCK);
    }

    private static void messages(Wire wire) {
        wire.writeDocument(false, out -> out.getValueOut().text("hello"));
        wire.writeDocument(false, out -> out.write("say").text("bye").write("n").int32(7));
        wire.writeDocument(false, out -> out.bytes().write(new byte[] {1, 2, 3}));
    }

    private static String values(byte[] file) {
        return PrintedValues.of(WIRE, file, false);
    }

    @Test
    void documents_are_values_and_room_is_none() {
        for (boolean padded : new boolean[] {true, false}) {
            byte[] file = file(padded, QueueFilesTest::messages);
            FieldTree tree = new Survival(WIRE).decode(file);

            assertThat(tree.facts().issues()).isEmpty();
            assertThat(values(file))
                    .isEqualTo(
                            "[{\"header\":{\"indexCount\":32,\"lastIndex\":48}},\"hello\",{\"say\":\"bye\",\"n\":7},[1,2,3]]");
            assertThat(WIRE.probe(Source.ofBytes("file", file)))
                    .singleElement()
                    .satisfies(found -> assertThat(found.confidence()).isEqualTo(95));
        }
    }

    @Test
    void a_file_that_the_queue_has_left_says_so() {
        byte[] file = file(true, wire -> {
            messages(wire);
            wire.bytes().writeInt(Wires.END_OF_DATA);
            wire.write("EOF");
        });
        FieldTree tree = new Survival(WIRE).decode(file);

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.find("document[4]"))
                .hasValueSatisfying(end -> assertThat(end.type()).isEqualTo("end of data"));
        assertThat(values(file)).endsWith("[1,2,3]]");
    }

    @Test
    void a_name_and_its_value_belong_together_across_padding() {
        byte[] file = file(
                true,
                wire -> wire.writeDocument(
                        true, out -> out.writeEventName("lock").int64forBinding(5)));

        assertThat(values(file)).endsWith(",{\"lock\":5}]");
    }

    @Test
    void what_is_behind_a_document_that_cannot_be_read_is_read() {
        byte[] file = file(true, wire -> {
            wire.writeDocument(false, out -> out.bytes().write(new byte[] {(byte) 0x99, 1, 2, 3, 4}));
            messages(wire);
        });
        FieldTree tree = new Survival(WIRE).decode(file);

        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(values(file)).contains("\"hello\",{\"say\":\"bye\",\"n\":7}");
    }

    @Test
    void a_file_that_breaks_off_says_where() {
        byte[] file = file(true, QueueFilesTest::messages);
        int hello = new String(file, StandardCharsets.ISO_8859_1).indexOf("hello");
        byte[] cut = Arrays.copyOf(file, hello + 2);
        FieldTree tree = new Survival(WIRE).decode(cut);

        assertThat(tree.facts().issues()).extracting(Issue::offset).isEqualTo(List.of(hello - 1L));
        assertThat(values(cut)).contains("$cut");
    }

    @Test
    void bytes_in_the_room_behind_the_last_document_are_reported() {
        byte[] file = file(true, QueueFilesTest::messages);
        file[BLOCK - 1] = 1;
        FieldTree tree = new Survival(WIRE).decode(file);

        assertThat(tree.facts().issues()).extracting(Issue::offset).isEqualTo(List.of(BLOCK - 1L));
    }
}
