package dev.hexplain.decoders;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.iontext.IonText;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.decoders.xml.Xml;
import dev.hexplain.testing.IonDocuments;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decoding that is cancelled, wherever it is then, leaves a tree that holds together. */
@Slow
class TextLimitsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void cancelling_leaves_a_whole_tree() throws IOException {
        List<Object> documents = new ArrayList<>();
        Random random = new Random(4);
        for (int i = 0; i < 1500; i++) {
            documents.add(RandomDocuments.document(random));
        }
        byte[] json = JSON.writeValueAsBytes(documents);
        byte[] pretty = JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(documents);
        byte[] smile = new ObjectMapper(new SmileFactory()).writeValueAsBytes(documents);
        ByteArrayOutputStream ion = new ByteArrayOutputStream();
        try (IonWriter writer = IonBinaryWriterBuilder.standard().build(ion)) {
            IonDocuments.write(writer, documents);
        }
        String xml = "<list>" + "<a b='1'>x<!-- y --> <c/><![CDATA[z]]></a>\n".repeat(20_000) + "</list>";
        String spread = "[" + "{ \"a\"  : \"b\" , \"c\" : [ 1 , null ] } , ".repeat(5_000) + "1]";
        for (int after = 1; after < 8; after++) {
            cancelled(new Json(), json, after);
            cancelled(new Json(), pretty, after);
            cancelled(new Json(), spread.getBytes(UTF_8), after);
            cancelled(new IonText(), pretty, after);
            cancelled(new IonText(), spread.getBytes(UTF_8), after);
            cancelled(new Smile(), smile, after);
            cancelled(new Ion(), ion.toByteArray(), after);
            cancelled(new Xml(), xml.getBytes(UTF_8), after);
        }
    }

    private static void cancelled(Decoder decoder, byte[] bytes, int after) {
        Progress progress = new Progress() {
            private int asked;

            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return ++asked > after;
            }
        };
        try (FieldTree tree = decoder.decode(
                Source.ofBytes(decoder.id(), bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), progress)) {
            TreeInvariants.check(tree);
            assertThat(tree.root().length()).isEqualTo(bytes.length);
        }
    }
}
