package dev.hexplain.ksy.read;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Parses text to {@link Yaml}. Does not create objects from tags, and bounds size, depth and the expansion of aliases.
 */
final class YamlReader {
    private static final int MAX_CHARACTERS = 4 << 20;
    private static final int MAX_DEPTH = 100;
    private static final int MAX_ALIASES = 100;
    private static final int MAX_PARTS = 500_000;

    private static final Set<String> TRUE = Set.of("true", "yes", "on");

    private final YamlErrors errors;
    private final String text;
    private int parts;

    /** Receives errors, with line and column from 1. */
    interface YamlErrors {
        void error(int line, int column, String message);
    }

    private YamlReader(String text, YamlErrors errors) {
        this.text = text;
        this.errors = errors;
    }

    /** The tree; null, with an error reported, where the text is not YAML. */
    static @Nullable Yaml read(String text, YamlErrors errors) {
        return new YamlReader(text, errors).read();
    }

    private @Nullable Yaml read() {
        try {
            Node root = new org.yaml.snakeyaml.Yaml(options()).compose(new StringReader(text));
            return root == null ? nothing() : convert(root, 0);
        } catch (MarkedYAMLException wrong) {
            Mark mark = wrong.getProblemMark() != null ? wrong.getProblemMark() : wrong.getContextMark();
            errors.error(line(mark), column(mark), "not YAML: " + problem(wrong));
        } catch (YAMLException wrong) {
            errors.error(1, 1, "not YAML: " + firstLine(wrong));
        }
        return null;
    }

    private static String problem(MarkedYAMLException wrong) {
        String context = wrong.getContext();
        return (context == null ? "" : context + ": ") + wrong.getProblem();
    }

    private static String firstLine(YAMLException wrong) {
        return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    }

    private static LoaderOptions options() {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(MAX_CHARACTERS);
        options.setNestingDepthLimit(MAX_DEPTH);
        options.setMaxAliasesForCollections(MAX_ALIASES);
        return options;
    }

    private static Yaml nothing() {
        return new Yaml.Scalar(Yaml.ScalarKind.NULL, "", "", 1, 1, 1, 1);
    }

    private Yaml convert(Node node, int depth) {
        if (++parts > MAX_PARTS || depth > MAX_DEPTH) {
            throw new YAMLException("aliases make it larger than " + MAX_PARTS + " parts or deeper than " + MAX_DEPTH);
        }
        return switch (node) {
            case ScalarNode scalar -> scalar(scalar);
            case SequenceNode sequence -> sequence(sequence, depth);
            case MappingNode mapping -> mapping(mapping, depth);
            default -> throw new YAMLException("unexpected " + node.getNodeId());
        };
    }

    private Yaml sequence(SequenceNode node, int depth) {
        List<Yaml> items = new ArrayList<>();
        node.getValue().forEach(item -> items.add(convert(item, depth + 1)));
        return new Yaml.Sequence(List.copyOf(items), line(node.getStartMark()), column(node.getStartMark()));
    }

    private Yaml mapping(MappingNode node, int depth) {
        Map<String, Yaml> seen = new HashMap<>();
        List<Yaml.Entry> entries = new ArrayList<>();
        List<Node> merged = new ArrayList<>();
        for (NodeTuple tuple : node.getValue()) {
            if (tuple.getKeyNode().getTag().equals(Tag.MERGE)) {
                merged.add(tuple.getValueNode());
                continue;
            }
            Yaml.Entry entry =
                    new Yaml.Entry(convert(tuple.getKeyNode(), depth + 1), convert(tuple.getValueNode(), depth + 1));
            Yaml first = entry.name() == null ? null : seen.putIfAbsent(entry.name(), entry.key());
            if (first == null) {
                entries.add(entry);
            } else {
                errors.error(
                        entry.key().line(),
                        entry.key().column(),
                        "duplicate key '" + entry.name() + "', first at line " + first.line());
            }
        }
        merged.forEach(value -> merge(value, seen, entries, depth));
        return new Yaml.Mapping(List.copyOf(entries), line(node.getStartMark()), column(node.getStartMark()));
    }

    /**
     * Merges the value of {@code <<}: a map or a list of maps, whose entries are added for keys that are not present.
     */
    private void merge(Node value, Map<String, Yaml> seen, List<Yaml.Entry> entries, int depth) {
        switch (convert(value, depth + 1)) {
            case Yaml.Mapping map -> merge(map, seen, entries);
            case Yaml.Sequence list ->
                list.items().forEach(item -> {
                    if (item instanceof Yaml.Mapping map) {
                        merge(map, seen, entries);
                    } else {
                        errors.error(item.line(), item.column(), "expected a map to merge, found " + item.kind());
                    }
                });
            case Yaml.Scalar other ->
                errors.error(
                        other.line(),
                        other.column(),
                        "expected a map or a list of maps to merge, found " + other.kind());
        }
    }

    private static void merge(Yaml.Mapping map, Map<String, Yaml> seen, List<Yaml.Entry> entries) {
        for (Yaml.Entry entry : map.entries()) {
            if (entry.name() == null || seen.putIfAbsent(entry.name(), entry.key()) == null) {
                entries.add(entry);
            }
        }
    }

    private Yaml scalar(ScalarNode node) {
        String value = node.getValue();
        Yaml.ScalarKind kind = kind(node.getTag());
        String text = switch (kind) {
            case INTEGER -> integer(value);
            case BOOLEAN -> Boolean.toString(TRUE.contains(value.toLowerCase(Locale.ROOT)));
            default -> value;
        };
        int line = line(node.getStartMark());
        int column = column(node.getStartMark());
        return switch (node.getScalarStyle()) {
            case ScalarStyle.SINGLE_QUOTED, ScalarStyle.DOUBLE_QUOTED ->
                new Yaml.Scalar(kind, text, value, line, column, line, column + 1);
            case ScalarStyle.LITERAL, ScalarStyle.FOLDED ->
                new Yaml.Scalar(kind, text, value, line, column, line + 1, indent(node.getStartMark()));
            default -> new Yaml.Scalar(kind, text, value, line, column, line, column);
        };
    }

    /** The column at which the first line of a block begins. */
    private int indent(Mark start) {
        int at = start.getIndex();
        while (at < text.length() && text.charAt(at) != '\n') {
            at++;
        }
        int from = at + 1;
        int to = from;
        while (to < text.length() && text.charAt(to) == ' ') {
            to++;
        }
        return to - from + 1;
    }

    private static Yaml.ScalarKind kind(Tag tag) {
        if (tag.equals(Tag.INT)) {
            return Yaml.ScalarKind.INTEGER;
        }
        if (tag.equals(Tag.FLOAT)) {
            return Yaml.ScalarKind.REAL;
        }
        if (tag.equals(Tag.BOOL)) {
            return Yaml.ScalarKind.BOOLEAN;
        }
        return tag.equals(Tag.NULL) ? Yaml.ScalarKind.NULL : Yaml.ScalarKind.TEXT;
    }

    /**
     * The decimal digits of an integer of YAML 1.1: {@code 0x1f}, {@code 0b11}, {@code 017}, {@code 1_000},
     * {@code 1:30}.
     */
    private static String integer(String written) {
        try {
            String digits = written.replace("_", "");
            boolean negative = digits.startsWith("-");
            digits = negative || digits.startsWith("+") ? digits.substring(1) : digits;
            BigInteger value = magnitude(digits);
            return (negative ? value.negate() : value).toString();
        } catch (NumberFormatException notAfterAll) {
            return written;
        }
    }

    private static BigInteger magnitude(String digits) {
        if (digits.contains(":")) {
            BigInteger value = BigInteger.ZERO;
            for (String part : digits.split(":", -1)) {
                value = value.multiply(BigInteger.valueOf(60)).add(new BigInteger(part));
            }
            return value;
        }
        if (digits.startsWith("0x") || digits.startsWith("0X")) {
            return new BigInteger(digits.substring(2), 16);
        }
        if (digits.startsWith("0b") || digits.startsWith("0B")) {
            return new BigInteger(digits.substring(2), 2);
        }
        return new BigInteger(digits, digits.length() > 1 && digits.startsWith("0") ? 8 : 10);
    }

    private static int line(@Nullable Mark mark) {
        return mark == null ? 1 : mark.getLine() + 1;
    }

    private static int column(@Nullable Mark mark) {
        return mark == null ? 1 : mark.getColumn() + 1;
    }
}
