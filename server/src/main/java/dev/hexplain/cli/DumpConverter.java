package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DumpInput;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Converts an argument to the dump it names: {@code -} is standard input, all else a file. */
final class DumpConverter implements ITypeConverter<DumpInput> {
    /** The parameter of a command that reads one dump. */
    static PositionalParamSpec.Builder parameter(String... description) {
        return PositionalParamSpec.builder()
                .paramLabel("FILE|-")
                .converters(new DumpConverter())
                .description(description);
    }

    /** The parameters of a command that reads several dumps. */
    static PositionalParamSpec.Builder parameters(String... description) {
        return parameter(description).arity("1..*");
    }

    @Override
    public DumpInput convert(String text) {
        return text.equals("-") ? DumpInput.of("standard input", System.in) : DumpInput.of(Path.of(text));
    }
}
