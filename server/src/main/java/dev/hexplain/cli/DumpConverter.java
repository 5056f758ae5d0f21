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

    /** The parameters of a command that reads several dumps, or standard input where none is named. */
    static PositionalParamSpec.Builder parametersOrInput(String... description) {
        return parameter(description).arity("0..*");
    }

    /** The parameters of a command that reads several dumps. */
    static PositionalParamSpec.Builder parameters(String... description) {
        return parameter(description).arity("1..*");
    }

    @Override
    public DumpInput convert(String text) {
        return text.equals("-") ? input() : DumpInput.of(Path.of(text));
    }

    static DumpInput input() {
        return DumpInput.of("standard input", System.in);
    }
}
