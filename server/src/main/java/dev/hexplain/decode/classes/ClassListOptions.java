package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.util.List;
import java.util.Map;

/** The options of a class list, checked against those that one format has. */
public final class ClassListOptions {
    private final Map<String, ClassListOption> byKey;

    ClassListOptions(Map<String, ClassListOption> byKey) {
        this.byKey = Map.copyOf(byKey);
    }

    /**
     * These options, none of which is unknown.
     *
     * @throws SchemaDiagnostic for one that the format does not have
     */
    public ClassListOptions only(String... known) {
        List<String> keys = List.of(known);
        byKey.values().stream()
                .filter(option -> !keys.contains(option.key()))
                .findFirst()
                .ifPresent(unknown -> {
                    throw diagnostic(
                            unknown,
                            "unknown option '" + unknown.key() + "'" + NameSuggestion.hint(unknown.key(), keys)
                                    + (keys.isEmpty() ? "" : " (there are: " + String.join(", ", keys) + ")"));
                });
        return this;
    }

    /** Whether an option is on. */
    public boolean flag(String key, boolean absent) {
        return choice(key, List.of(Boolean.toString(absent), Boolean.toString(!absent)))
                .equals("true");
    }

    /** The value of an option with a fixed set of words; the first of them where the option is absent. */
    public String choice(String key, List<String> words) {
        ClassListOption option = byKey.get(key);
        if (option == null) {
            return words.getFirst();
        }
        if (!words.contains(option.value())) {
            throw diagnostic(
                    option,
                    "option '" + key + "' is " + String.join(" or ", words) + ", not '" + option.value() + "'"
                            + NameSuggestion.hint(option.value(), words));
        }
        return option.value();
    }

    /** A whole number. */
    public int number(String key, int absent) {
        ClassListOption option = byKey.get(key);
        try {
            return option == null ? absent : Integer.decode(option.value());
        } catch (NumberFormatException e) {
            throw diagnostic(option, "option '" + key + "' is a number, not '" + option.value() + "'");
        }
    }

    /** Any text. */
    public String text(String key, String absent) {
        ClassListOption option = byKey.get(key);
        return option == null ? absent : option.value();
    }

    private static SchemaDiagnostic diagnostic(ClassListOption at, String message) {
        return new SchemaDiagnostic(at.line(), at.column(), message);
    }
}
