package dev.hexplain.cli;

import dev.hexplain.inspect.classes.ClassesForm;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What a scan writes: text in a form, or a table. */
sealed interface ScanOutput {
    /** The ending of tables. */
    String PARQUET = ".parquet";

    /** Printed. */
    record Printed(ClassesForm form) implements ScanOutput {}

    /** A file. */
    record Table(Path file) implements ScanOutput {}

    /** Converts {@code text}, {@code json} and names of files that end in {@code .parquet}. */
    final class Converter implements ITypeConverter<ScanOutput> {
        private final ConstantConverter<ClassesForm> forms = new ConstantConverter<>(ClassesForm.class);

        @Override
        public ScanOutput convert(String word) {
            if (forms.names().contains(word)) {
                return new Printed(forms.convert(word));
            }
            if (!word.endsWith(PARQUET)) {
                throw new TypeConversionException(
                        "there is no `%s`: it is text, json, or a file whose name ends in %s".formatted(word, PARQUET));
            }
            try {
                return new Table(Path.of(word));
            } catch (InvalidPathException e) {
                throw new TypeConversionException("`%s` is no name of a file: %s".formatted(word, e.getReason()));
            }
        }
    }
}
