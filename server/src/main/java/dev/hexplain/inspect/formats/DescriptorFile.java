package dev.hexplain.inspect.formats;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.read.DescriptorReading;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Recognises formats named by a descriptor file, and makes a decoder from it. */
public final class DescriptorFile {
    private static final String SUFFIX = ".ksy";

    private DescriptorFile() {}

    /** Whether the chosen format is the name of a file. */
    public static boolean isNamed(String format) {
        return format.endsWith(SUFFIX);
    }

    /**
     * A decoder for the descriptor in a file.
     *
     * @param importPath folders that absolute imports are looked for in; relative ones are beside it
     */
    public static DescriptorDecoder decoder(Path file, String id, List<Path> importPath) throws IOException {
        DescriptorReading reading = new DescriptorFiles(importPath).read(file);
        Descriptors.Checked checked = new Descriptors.Checked(reading.descriptor(), Checker.check(reading), 0);
        return new DescriptorDecoder(DescriptorHeads.of(checked, id, "file"), () -> checked);
    }
}
