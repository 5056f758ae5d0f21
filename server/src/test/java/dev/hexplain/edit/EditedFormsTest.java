package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static dev.hexplain.testing.Serialized.read;
import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a length no longer fits into the form that says it, another form takes its place. */
class EditedFormsTest {
    @Test
    void a_text_becomes_a_long_string() throws Exception {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of("short")));
        String next = "x".repeat(70_000);
        byte[] after = edited(bytes, "java_serialization", new Assignment("[0]", next));
        assertThat(read(after)).isEqualTo(List.of(next));
        assertThat(edited(after, "java_serialization", new Assignment("[0]", "short")))
                .isEqualTo(bytes);
    }

    /** Writes a text to a block of its own. */
    private static final class Spoken implements Serializable {
        private transient String said;

        private Spoken(String said) {
            this.said = said;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeUTF(said);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            said = in.readUTF();
        }
    }

    @Test
    void a_block_becomes_a_long_one_and_a_short_one_again() throws Exception {
        byte[] bytes = Serialized.stream(new Spoken("brief"));
        String data = "contents[0].classData[0].objectAnnotation[0].data";
        for (String said : List.of("x".repeat(253), "x".repeat(254), "y".repeat(5000), "short")) {
            ByteArrayOutputStream utf = new ByteArrayOutputStream();
            new DataOutputStream(utf).writeUTF(said);

            bytes = edited(
                    bytes,
                    "java_serialization",
                    new Assignment(data, HexFormat.of().formatHex(utf.toByteArray())));

            assertThat(((Spoken) read(bytes)).said).isEqualTo(said);
        }
    }

    /** Up to seven elements are counted in the first byte of a list, which may be followed by its type. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 7, 8, 9})
    void hessian_reads_lists_of_any_length(int length) throws IOException {
        List<String> elements =
                IntStream.range(0, length).mapToObj(i -> "e" + i).toList();
        List<String> more = new ArrayList<>(elements);
        more.add("new");
        for (List<String> list : List.of(new ArrayList<>(elements), new LinkedList<>(elements))) {
            byte[] bytes = hessian(new HashMap<>(Map.of("list", list, "n", 5)));

            assertThat(hessian(edited(bytes, "hessian2", new Addition("list", "new"))))
                    .isEqualTo(Map.of("list", more, "n", 5));
            assertThat(hessian(edited(bytes, "hessian2", new Removal("list[0]"))))
                    .isEqualTo(Map.of("list", elements.subList(1, length), "n", 5));
        }
    }

    private static byte[] hessian(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.writeObject(value);
        out.flush();
        return bytes.toByteArray();
    }

    private static Object hessian(byte[] bytes) throws IOException {
        return new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
    }
}
