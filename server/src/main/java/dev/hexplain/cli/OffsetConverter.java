package dev.hexplain.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an offset in decimal or, behind {@code 0x}, in hexadecimal. */
final class OffsetConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
        try {
            long offset = Long.decode(text);
            if (offset >= 0) {
                return offset;
            }
        } catch (NumberFormatException notANumber) {
            // Said below.
        }
        throw new TypeConversionException("'" + text + "' is not an offset: write 16 or 0x10");
    }
}
