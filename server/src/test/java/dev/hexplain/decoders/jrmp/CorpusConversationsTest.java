package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the registries of two JDKs and their clients said, recorded by another project: both directions, a file each. */
class CorpusConversationsTest {
    private static final String STUB = "proxy of Remote, Driver$Echo";
    private static final Map<String, String> SAID = Map.of(
            "bind-c2s", "Call bind(\"bind-name\", " + STUB + ")",
            "bind-s2c", "Return",
            "list-c2s", "Call list()",
            "list-s2c", "Return String[] 0 elements",
            "lookup-c2s", "Call lookup(\"ghost\")",
            "lookup-s2c", "Return exception java.rmi.NotBoundException: \"ghost\"",
            "rebind-c2s", "Call rebind(\"rebind-name\", " + STUB + ")",
            "rebind-s2c", "Return",
            "unbind-c2s", "Call unbind(\"ghost\")",
            "unbind-s2c", "Return exception java.rmi.NotBoundException: \"ghost\"");

    @TestFactory
    List<DynamicTest> each_direction_is_explained_to_the_last_byte() {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(
                        file.getParent().getFileName() + "/" + file.getFileName(), () -> check(file)))
                .toList();
    }

    @Test
    void there_are_twenty_of_them() {
        assertThat(files()).hasSize(20);
    }

    private static List<Path> files() {
        return Corpus.files(Corpus.folder("java-zkar").resolve("rmi")).stream()
                .filter(file -> file.toString().endsWith(".bin"))
                .toList();
    }

    private static void check(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Talk talk = Talk.of(bytes);
        assertThat(talk.isComplete()).isTrue();
        List<Field> fields = TreeInvariants.check(talk.tree());
        TreeInvariants.checkAddresses(talk.tree(), fields);
        assertThat(fields).noneMatch(field -> !field.role().covers());
        Streams.assertAsOnTheirOwn(talk, bytes);

        String name = String.valueOf(file.getFileName()).replace(".bin", "");
        List<String> expected = new ArrayList<>();
        if (name.endsWith("c2s")) {
            expected.add("Header StreamProtocol");
            expected.add("Endpoint 10.22.64.164:"
                    + (name.contains("bind-") && !name.startsWith("unbind")
                            ? talk.summary("messages[0].callData.contents[2].classData[0].h")
                                    .split(":", 2)[1]
                            : "0"));
        } else {
            expected.add("ProtocolAck " + talk.summary("protocolAck.endpointIdentifier"));
        }
        expected.add(SAID.get(name));
        assertThat(talk.titles()).isEqualTo(expected);
    }
}
