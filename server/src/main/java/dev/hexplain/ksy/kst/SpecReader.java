package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.kst.Spec.Assertion;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Parses specs ({@code .kst}). Scalars are taken as written, so that {@code 0x10}, {@code -0.0} and {@code true} stay
 * expressions.
 */
public final class SpecReader {
    private static final Set<String> KEYS = Set.of("id", "data", "imports", "asserts", "exception");
    private static final Set<String> ASSERT_KEYS = Set.of("actual", "expected", "exception");

    private final String file;

    private SpecReader(String file) {
        this.file = file;
    }

    /**
     * A spec.
     *
     * @param file its name, for messages
     * @throws SpecSyntaxException where it is malformed
     */
    public static Spec read(String file, String text) {
        return new SpecReader(file).spec(text);
    }

    private Spec spec(String text) {
        Map<String, Node> top = map(compose(text), KEYS);
        List<String> imports = new ArrayList<>();
        for (Node entry : list(top.get("imports"))) {
            imports.add(text(entry));
        }
        List<Assertion> assertions = new ArrayList<>();
        for (Node entry : list(top.get("asserts"))) {
            assertions.add(assertion(entry));
        }
        return new Spec(
                file,
                text(required(top, "id")),
                text(required(top, "data")),
                imports,
                Optional.ofNullable(top.get("exception")).map(this::exception),
                assertions);
    }

    private Node compose(String text) {
        try {
            LoaderOptions options = new LoaderOptions();
            options.setAllowDuplicateKeys(false);
            Node top = new Yaml(options).compose(new StringReader(text));
            if (top == null) {
                throw new SpecSyntaxException(file, 1, "expected id, data and asserts, found nothing");
            }
            return top;
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
            throw new SpecSyntaxException(file, line, String.valueOf(e.getProblem()));
        } catch (YAMLException e) {
            throw new SpecSyntaxException(file, 1, String.valueOf(e.getMessage()));
        }
    }

    private Assertion assertion(Node node) {
        Map<String, Node> parts = map(node, ASSERT_KEYS);
        Node expected = parts.get("expected");
        Node exception = parts.get("exception");
        if ((expected == null) == (exception == null)) {
            throw wrong(node, "expected either expected or exception beside actual");
        }
        return new Assertion(
                text(required(parts, "actual", node)),
                expected == null ? null : text(expected),
                exception == null ? null : exception(exception),
                line(node));
    }

    /** A name, or a map with {@code type}; the other keys concern messages, which depend on the runtime. */
    private ExceptionName exception(Node node) {
        return node instanceof MappingNode
                ? ExceptionName.of(text(required(map(node, Set.of("type", "message")), "type", node)))
                : ExceptionName.of(text(node));
    }

    private Node required(Map<String, Node> map, String key) {
        return required(map, key, null);
    }

    private Node required(Map<String, Node> map, String key, @Nullable Node around) {
        Node found = map.get(key);
        if (found == null) {
            throw new SpecSyntaxException(file, around == null ? 1 : line(around), "expected the key " + key);
        }
        return found;
    }

    private Map<String, Node> map(Node node, Set<String> keys) {
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(node, "expected a map of " + keys.stream().sorted().toList());
        }
        Map<String, Node> entries = new LinkedHashMap<>();
        for (NodeTuple entry : mapping.getValue()) {
            String key = text(entry.getKeyNode());
            if (!keys.contains(key)) {
                throw wrong(
                        entry.getKeyNode(),
                        "expected one of " + keys.stream().sorted().toList() + ", found " + key);
            }
            if (entries.put(key, entry.getValueNode()) != null) {
                throw wrong(entry.getKeyNode(), "expected each key once, found " + key + " again");
            }
        }
        return entries;
    }

    private List<Node> list(@Nullable Node node) {
        return switch (node) {
            case null -> List.of();
            case SequenceNode sequence -> sequence.getValue();
            default -> throw wrong(node, "expected a list");
        };
    }

    private String text(Node node) {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue().strip();
        }
        throw wrong(node, "expected one value");
    }

    private SpecSyntaxException wrong(Node at, String message) {
        return new SpecSyntaxException(file, line(at), message);
    }

    private static int line(Node node) {
        return node.getStartMark().getLine() + 1;
    }
}
