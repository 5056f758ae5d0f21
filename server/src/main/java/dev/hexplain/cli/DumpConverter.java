package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DumpInput;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;

/** Converts an argument to the dump it names: {@code -} is standard input, all else a file. */
final class DumpConverter implements ITypeConverter<DumpInput> {
    @Override
    public DumpInput convert(String text) {
        return text.equals("-") ? DumpInput.of("standard input", System.in) : DumpInput.of(Path.of(text));
    }
}
