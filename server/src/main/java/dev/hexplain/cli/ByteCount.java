package dev.hexplain.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a byte count with an optional unit: {@code 1048576}, {@code 64k}, {@code 500m} or {@code 1g}. */
final class ByteCount implements ITypeConverter<Long> {
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,12})([kmg]?)b?");

    @Override
    public Long convert(String text) {
        Matcher found = TEXT.matcher(text.toLowerCase(Locale.ROOT));
        if (!found.matches()) {
            throw new TypeConversionException("'" + text + "' is not a size: write 1048576, 64k, 500m or 1g");
        }
        return Long.parseLong(found.group(1)) << shift(found.group(2));
    }

    private static int shift(String unit) {
        return switch (unit) {
            case "k" -> 10;
            case "m" -> 20;
            case "g" -> 30;
            default -> 0;
        };
    }
}
