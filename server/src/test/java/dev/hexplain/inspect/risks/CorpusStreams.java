package dev.hexplain.inspect.risks;

import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Streams of the corpus: those that were made to attack, and those that were not. */
public final class CorpusStreams {
    private CorpusStreams() {}

    /** Payloads for gadget chains. */
    public static List<Path> payloads() {
        return streams(Corpus.folder("java-zkar"));
    }

    /** Streams that programs wrote for themselves. */
    public static List<Path> ordinary() {
        return Corpus.folders("java-").stream()
                .filter(folder -> !folder.endsWith("java-zkar"))
                .flatMap(folder -> streams(folder).stream())
                .toList();
    }

    private static List<Path> streams(Path folder) {
        return Corpus.files(folder.resolve("files")).stream()
                .filter(CorpusStreams::isStream)
                .toList();
    }

    private static boolean isStream(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(4);
            return head.length == 4 && head[0] == (byte) 0xAC && head[1] == (byte) 0xED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
