package dev.hexplain.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The form in which a command prints, and the file that it prints into: {@code --as FORM}, {@code --json} for the form that
 * is JSON, and {@code --out FILE}. {@code --out FORM}, as it was written before 1.0, is the same as {@code --as FORM}.
 *
 * @param jsonForm what {@code --json} stands for; empty where there is no such option
 */
record OutputOptions<E extends Enum<E>>(
        ConstantConverter<E> forms,
        Argument<E> form,
        Argument<Boolean> json,
        Argument<Path> out,
        Optional<E> jsonForm) {
    /** The option that names the form, without its type. */
    static OptionSpec.Builder named(String forms) {
        return OptionSpec.builder("--as").paramLabel(forms);
    }

    static <E extends Enum<E>> OutputOptions<E> of(Class<E> type, E jsonForm, OptionSpec.Builder form) {
        return of(type, Optional.of(jsonForm), form);
    }

    static <E extends Enum<E>> OutputOptions<E> withoutJson(Class<E> type, OptionSpec.Builder form) {
        return of(type, Optional.empty(), form);
    }

    private static <E extends Enum<E>> OutputOptions<E> of(
            Class<E> type, Optional<E> jsonForm, OptionSpec.Builder form) {
        String same = jsonForm.map(ConstantConverter::name).orElse("");
        return new OutputOptions<>(
                new ConstantConverter<>(type),
                Argument.option(type, form),
                Argument.flag("--json", "The same as --as %s.".formatted(same)),
                file("Print into a file, which is there once all of it is written."),
                jsonForm);
    }

    /** The same, where what {@code --out} names is written by the command itself. */
    OutputOptions<E> into(String label, String... description) {
        return new OutputOptions<>(forms, form, json, file(label, description), jsonForm);
    }

    /** The option that names the output file. */
    static Argument<Path> file(String description) {
        return file("FILE", description);
    }

    private static Argument<Path> file(String label, String... description) {
        return Argument.option(
                Path.class, OptionSpec.builder("--out").paramLabel(label).description(description));
    }

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        List<Argument<?>> all = new ArrayList<>(List.of(form, out));
        if (jsonForm.isPresent()) {
            all.add(1, json);
        }
        return all;
    }

    /** For one with a default value. */
    E value() {
        return given().orElseThrow();
    }

    /** The form that is named, or the default one. */
    Optional<E> given() {
        if (jsonForm.isPresent() && json.value()) {
            return jsonForm;
        }
        Optional<E> former = former();
        return form.isWritten() || former.isEmpty() ? form.given() : former;
    }

    /** The file to print into. */
    Optional<Path> file() {
        return former().isPresent() ? Optional.empty() : out.given();
    }

    private Optional<E> former() {
        return out.given()
                .map(word -> word.toString().toLowerCase(Locale.ROOT))
                .filter(forms.names()::contains)
                .map(forms::convert);
    }
}
