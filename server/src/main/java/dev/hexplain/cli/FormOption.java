package dev.hexplain.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The form in which a command prints: {@code --out FORM}, and {@code --json} for the one that is JSON.
 *
 * @param jsonForm what {@code --json} stands for
 */
record FormOption<E extends Enum<E>>(Argument<E> named, Argument<Boolean> json, E jsonForm) {
    /** @param option without its type */
    static <E extends Enum<E>> FormOption<E> of(Class<E> type, E jsonForm, OptionSpec.Builder option) {
        return new FormOption<>(
                Argument.option(type, option),
                Argument.flag("--json", "The same as --out %s.".formatted(ConstantConverter.name(jsonForm))),
                jsonForm);
    }

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(named, json);
    }

    /** For one with a default value. */
    E value() {
        return json.value() ? jsonForm : named.value();
    }

    Optional<E> given() {
        return json.value() ? Optional.of(jsonForm) : named.given();
    }
}
