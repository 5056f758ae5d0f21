package dev.hexplain.cli;

import dev.hexplain.inspect.common.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a word to the constant of an enum that has this name in small letters. */
record ConstantConverter<E>(Class<E> type) implements ITypeConverter<E> {
    @Override
    public E convert(String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> name(constant).equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no `%s`.%s There are: %s"
                        .formatted(word, Nearest.question(word, names()), String.join(", ", names()))));
    }

    List<String> names() {
        return Arrays.stream(type.getEnumConstants())
                .map(ConstantConverter::name)
                .toList();
    }

    static String name(Object constant) {
        return constant.toString().toLowerCase(Locale.ROOT);
    }
}
