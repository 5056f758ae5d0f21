package dev.hexplain.ksy.read;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.expr.Identifiers;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.text.NameSuggestion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A part of a descriptor's YAML: reads it as an expected type, and reports a diagnostic where it is not. */
final class YamlPart {
    private final Page page;
    private final Yaml yaml;
    private final String name;
    private final Location at;
    private final @Nullable Yaml key;

    /** The state that all parts of a descriptor share. */
    record Page(String file, Diagnostics diagnostics, YamlPositions places) {}

    private YamlPart(Page page, Yaml yaml, String name, Location at, @Nullable Yaml key) {
        this.page = page;
        this.yaml = yaml;
        this.name = name;
        this.at = at;
        this.key = key;
    }

    static YamlPart root(Page page, Yaml yaml) {
        YamlPart root = new YamlPart(page, yaml, "", new Location(page.file(), yaml.line(), yaml.column(), "/"), null);
        root.register();
        return root;
    }

    private void register() {
        page.places().add(at);
        children().forEach(YamlPart::register);
    }

    private List<YamlPart> children() {
        return switch (yaml) {
            case Yaml.Mapping mapping ->
                mapping.entries().stream()
                        .filter(entry -> entry.name() != null)
                        .map(this::child)
                        .toList();
            case Yaml.Sequence sequence -> {
                List<YamlPart> items = new ArrayList<>();
                for (Yaml item : sequence.items()) {
                    items.add(child(Integer.toString(items.size()), item, item, null));
                }
                yield items;
            }
            case Yaml.Scalar _ -> List.of();
        };
    }

    private YamlPart child(Yaml.Entry entry) {
        // Diagnostics of a map are located at its key; those of a value, at the value.
        Yaml place =
                entry.value() instanceof Yaml.Scalar scalar && !scalar.written().isEmpty() ? scalar : entry.key();
        return child(((Yaml.Scalar) entry.key()).written(), entry.value(), place, entry.key());
    }

    private YamlPart child(String name, Yaml value, Yaml place, @Nullable Yaml key) {
        return new YamlPart(page, value, name, place(place, YamlPositions.join(at.path(), name)), key);
    }

    private Location place(Yaml of, String path) {
        return of instanceof Yaml.Scalar scalar
                ? new Location(at.file(), scalar.contentLine(), scalar.contentColumn(), path)
                : new Location(at.file(), of.line(), of.column(), path);
    }

    /** Its key as written, or its number in a list. */
    String name() {
        return name;
    }

    Location at() {
        return at;
    }

    boolean isNull() {
        return yaml instanceof Yaml.Scalar scalar && scalar.is() == Yaml.ScalarKind.NULL;
    }

    boolean isMap() {
        return yaml instanceof Yaml.Mapping;
    }

    boolean isList() {
        return yaml instanceof Yaml.Sequence;
    }

    boolean is(Yaml.ScalarKind kind) {
        return yaml instanceof Yaml.Scalar scalar && scalar.is() == kind;
    }

    void error(String message) {
        page.diagnostics().error(at, message);
    }

    void warning(String message) {
        page.diagnostics().warning(at, message);
    }

    /** Reports what was expected instead of this value. */
    void expected(String what) {
        error("expected " + what + ", found " + yaml.kind());
    }

    /** The value of a key; null where it is not there. */
    @Nullable YamlPart get(String key) {
        return yaml instanceof Yaml.Mapping mapping && mapping.get(key) instanceof Yaml.Entry entry
                ? child(entry)
                : null;
    }

    boolean has(String key) {
        return get(key) != null;
    }

    /** The values of a map, which know their keys; a diagnostic, and no values, where it is not a map. */
    List<YamlPart> entries() {
        if (!(yaml instanceof Yaml.Mapping mapping)) {
            expected("a map");
            return List.of();
        }
        for (Yaml.Entry entry : mapping.entries()) {
            if (entry.name() == null) {
                error("expected a text as key, found " + entry.key().kind());
            }
        }
        return children();
    }

    /** The key of this value, as a part of its own with the same path. */
    YamlPart key() {
        Yaml itself = key == null ? yaml : key;
        return new YamlPart(page, itself, name, place(itself, at.path()), null);
    }

    /** The items of a list; a diagnostic, and no items, where it is not a list. */
    List<YamlPart> items() {
        if (!isList()) {
            expected("a list");
            return List.of();
        }
        return children();
    }

    /** The items of a list, or the value itself where it is not a list. */
    List<YamlPart> itemOrItems() {
        return isList() ? children() : List.of(this);
    }

    /** Whether it is a map; reports a diagnostic if not. */
    boolean expectMap() {
        if (!isMap()) {
            expected("a map");
        }
        return isMap();
    }

    /** Reports keys other than these and than those that begin with {@code -}. */
    void allow(Collection<String> keys) {
        allow(keys, "");
    }

    void allow(Collection<String> keys, String where) {
        for (YamlPart entry : entries()) {
            if (!entry.name.startsWith("-") && !keys.contains(entry.name)) {
                String allowed = keys.stream()
                        .filter(key -> !key.startsWith("-"))
                        .sorted()
                        .collect(Collectors.joining(", "));
                entry.key()
                        .error("unknown key '" + entry.name + "'" + where + NameSuggestion.hint(entry.name, keys)
                                + " (allowed: " + allowed + ")");
            }
        }
    }

    /** A string, or a number as a string. Empty, with a diagnostic, otherwise. */
    String text() {
        if (yaml instanceof Yaml.Scalar scalar && scalar.is() != Yaml.ScalarKind.NULL) {
            return scalar.text();
        }
        expected("a text");
        return "";
    }

    /** The text before YAML's conversion to a number or boolean: {@code no} stays {@code no}. */
    String written() {
        return text().isEmpty() ? "" : ((Yaml.Scalar) yaml).written();
    }

    boolean bool(boolean otherwise) {
        if (is(Yaml.ScalarKind.BOOLEAN)) {
            return text().equals("true");
        }
        expected("true or false");
        return otherwise;
    }

    /** An integer in a range; a diagnostic, and the default, otherwise. */
    long integer(long min, long max, long otherwise) {
        if (is(Yaml.ScalarKind.INTEGER)) {
            BigInteger value = new BigInteger(text());
            if (value.compareTo(BigInteger.valueOf(min)) >= 0 && value.compareTo(BigInteger.valueOf(max)) <= 0) {
                return value.longValue();
            }
        }
        expected("an integer from " + min + " to " + max);
        return otherwise;
    }

    /** A name that a descriptor may define. */
    String definedName(String what) {
        String text = is(Yaml.ScalarKind.BOOLEAN) ? written() : text();
        if (!text.isEmpty() && !Identifiers.definable(text)) {
            error("invalid " + what + ": " + Identifiers.problem(text));
        }
        return text;
    }

    /** The scalar as an expression; null, with a diagnostic, where it is malformed. */
    @Nullable Expression expression() {
        String text = yaml instanceof Yaml.Scalar scalar ? scalar.text().stripTrailing() : "";
        if (text.isEmpty() || isNull()) {
            expected("an expression");
            return null;
        }
        if (is(Yaml.ScalarKind.BOOLEAN) && !written().equalsIgnoreCase(text)) {
            warning("YAML takes " + written() + " for " + text + "; put it in quotes if it is a name");
        }
        return parsed(text, ExpressionParser::parse) instanceof Expr tree ? new Expression(tree, text, at) : null;
    }

    @Nullable TypeName typeName() {
        return parsed(text(), ExpressionParser::parseTypeName);
    }

    /** A parsed text; null, with a diagnostic at the character, where that fails. */
    <T> @Nullable T parsed(String text, Function<String, T> parser) {
        if (text.isEmpty()) {
            return null;
        }
        try {
            return parser.apply(text);
        } catch (ExpressionSyntaxException wrong) {
            page.diagnostics().error(at.inside(text, wrong.at()), String.valueOf(wrong.getMessage()));
            return null;
        }
    }

    /** Reports a value that is not one of those allowed. */
    void expectOneOf(Set<String> allowed, String found) {
        error("expected " + String.join(" / ", allowed.stream().sorted().toList()) + ", found '" + found + "'"
                + NameSuggestion.hint(found, allowed));
    }
}
