package dev.hexplain.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Range;

/** An option or a positional parameter of a command, and the value that the command line gave it. */
record Argument<T>(ArgSpec spec) {
    static Argument<Boolean> flag(String name, String description) {
        return flag(OptionSpec.builder(name).description(description));
    }

    /** An option that takes no value. */
    static Argument<Boolean> flag(OptionSpec.Builder option) {
        return option(boolean.class, option.initialValue(false));
    }

    static <T> Argument<T> option(Class<T> type, OptionSpec.Builder option) {
        if (type.isEnum()) {
            ConstantConverter<T> converter = new ConstantConverter<>(type);
            option.converters(converter).completionCandidates(converter.names());
        }
        return new Argument<>(option.type(type).build());
    }

    /** An option that may be given more than once. */
    static <T> Argument<List<T>> options(Class<T> type, OptionSpec.Builder option) {
        return new Argument<>(option.type(List.class)
                .auxiliaryTypes(type)
                .initialValue(List.of())
                .build());
    }

    static <T> Argument<T> parameter(Class<T> type, PositionalParamSpec.Builder parameter) {
        return new Argument<>(built(parameter.type(type)));
    }

    static <T> Argument<List<T>> parameters(Class<T> type, PositionalParamSpec.Builder parameter) {
        return new Argument<>(
                built(parameter.type(List.class).auxiliaryTypes(type).initialValue(List.of())));
    }

    private static PositionalParamSpec built(PositionalParamSpec.Builder parameter) {
        Range arity = parameter.arity();
        return parameter.required(arity == null || arity.min() > 0).build();
    }

    /** For one that is required, has a default value or an initial one. */
    T value() {
        return spec.getValue();
    }

    Optional<T> given() {
        return Optional.ofNullable(spec.getValue());
    }

    /** Whether it is on the command line, whatever its default. */
    boolean isWritten() {
        CommandLine command = spec.command().commandLine();
        return command.getParseResult().matchedOptionsSet().contains(spec);
    }
}
