package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a data folder looks like when the process ends in the midst of writing to it. */
@Slow
class AfterACrashTest {
    private static final Path CAPTURE = Path.of("../samples/captures/rmi.pcap");

    /** Files that are written last: a process that was killed did not come to them. */
    private static final Set<String> LAST = Set.of("note.json", "facts.json", "whole");

    @TempDir
    private Path folder;

    @Test
    void what_is_whole_is_found_again() throws IOException {
        String tree = decodeSide("tcp:0a");
        List<Path> before = files();

        try (Store store = Store.open(folder)) {
            assertThat(files()).containsAll(withoutDatabase(before));
            assertThat(store.trees().get(tree)).isPresent();
        }
    }

    @Test
    void what_is_half_written_is_deleted_when_the_folder_is_opened() throws IOException {
        decodeSide("tcp:0a");
        crash();

        Store.open(folder).close();

        assertThat(files().stream().filter(file -> file.startsWith(folder.resolve("derived"))))
                .isEmpty();
        assertThat(folder.resolve("incoming")).isEmptyDirectory();
    }

    @Test
    void what_is_half_written_is_made_again() throws IOException {
        String tree = decodeSide("tcp:0a");
        TreeView whole;
        byte[] side;
        try (Inspector inspector = open()) {
            whole = finished(inspector, tree);
            side = bytes(inspector, tree);
        }
        crash();

        try (Inspector inspector = open()) {
            assertThat(finished(inspector, tree))
                    .usingRecursiveComparison()
                    .ignoringFields("statistics.decodeMillis", "tree.dump.format")
                    .isEqualTo(whole);
            assertThat(bytes(inspector, tree)).isEqualTo(side);
            assertThat(capture(inspector, whole.tree().dump().id()).summary().flows())
                    .isPositive();
        }
    }

    /** As if killed while everything that there is was being written. */
    private void crash() throws IOException {
        for (Path file : files()) {
            if (LAST.contains(file.getFileName().toString())) {
                Files.delete(file);
            } else if (file.startsWith(folder.resolve("derived"))) {
                byte[] content = Files.readAllBytes(file);
                Files.write(file, Arrays.copyOf(content, content.length / 2));
            }
        }
        Files.write(folder.resolve("incoming").resolve("half-an-upload"), new byte[100]);
    }

    private String decodeSide(String layers) throws IOException {
        try (Inspector inspector = open()) {
            byte[] capture = Files.readAllBytes(CAPTURE);
            String dump = inspector
                    .dumps()
                    .upload("rmi.pcap", new ByteArrayInputStream(capture))
                    .id();
            capture(inspector, dump);
            DecodeChoices choices = new DecodeChoices("jrmp", layers, OptionalLong.empty());
            return finished(inspector, inspector.trees().decode(dump, choices).id())
                    .id();
        }
    }

    private Inspector open() throws IOException {
        return Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT);
    }

    private static TreeView finished(Inspector inspector, String tree) throws IOException {
        TreeView view = inspector.trees().get(tree);
        while (view instanceof TreeView.Decoding) {
            Thread.onSpinWait();
            view = inspector.trees().get(tree);
        }
        return view;
    }

    private static CaptureView.Ready capture(Inspector inspector, String dump) throws IOException {
        CaptureView view = inspector.captures().get(dump, DecodeChoices.DETECT);
        while (view instanceof CaptureView.Indexing) {
            view = inspector.captures().get(dump, DecodeChoices.DETECT);
        }
        return (CaptureView.Ready) view;
    }

    private static byte[] bytes(Inspector inspector, String tree) throws IOException {
        return inspector.trees().use(tree, open -> {
            var source = open.tree().source();
            return source.copy(0, (int) source.length());
        });
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Path> withoutDatabase(List<Path> files) {
        return files.stream().filter(file -> !file.getParent().equals(folder)).toList();
    }
}
