package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.read.DescriptorKeys;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Code completion: proposes keys and values at a position of a descriptor, which may be incomplete. */
public final class Completion {
    private static final Set<String> EXPRESSIONS = Set.of(
            "size",
            "if",
            "repeat-expr",
            "repeat-until",
            "pos",
            "io",
            "value",
            "switch-on",
            "valid",
            "eq",
            "min",
            "max",
            "expr",
            "to-string",
            "process",
            "parent");

    private static final Set<String> BOOLEAN_KEYS = Set.of(
            "size-eos",
            "consume",
            "include",
            "eos-error",
            "in-enum",
            "ks-opaque-types",
            "ks-debug",
            "-hexplain-native-endian");

    /** The word being typed. */
    private static final Pattern WORD = Pattern.compile("[a-z0-9_-]*$");

    private static final Pattern NAME = Pattern.compile("[a-z0-9_]*$");
    private final CompletionSpot spot;
    private final int line;
    private final @Nullable TypeSpec type;
    private final List<Proposal> proposals = new ArrayList<>();

    private Completion(CompletionSpot spot, int line, @Nullable TypeSpec type) {
        this.spot = spot;
        this.line = line;
        this.type = type;
    }

    /**
     * The proposals at a column.
     *
     * @param line from 1
     * @param column from 1
     */
    public static Proposal.Choice at(String text, int line, int column, Imports imports) {
        CompletionSpot spot = CompletionSpot.find(text, line, column);
        TypeSpec top = readable(text, line, imports);
        Completion completion = new Completion(spot, line, top == null ? null : inside(top, spot.path()));
        completion.propose();
        String word = match(spot.isKey() ? WORD : completion.isExpression() ? NAME : WORD, spot.typed());
        List<Proposal> fitting = completion.proposals.stream()
                .filter(proposal -> proposal.text().startsWith(word))
                .toList();
        return new Proposal.Choice(column - word.length(), fitting);
    }

    /** The descriptor; without the line being typed if that makes it unreadable. */
    private static @Nullable TypeSpec readable(String text, int line, Imports imports) {
        DescriptorReading whole = DescriptorReader.read("", text, imports);
        if (whole.descriptor() != null) {
            return whole.descriptor().top();
        }
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (line >= 1 && line <= lines.size()) {
            lines.set(line - 1, "");
        }
        DescriptorReading rest = DescriptorReader.read("", String.join("\n", lines), imports);
        return rest.descriptor() == null ? null : rest.descriptor().top();
    }

    /** The nested type that a path leads into. */
    private static TypeSpec inside(TypeSpec top, List<String> path) {
        TypeSpec type = top;
        for (int i = 0; i + 1 < path.size() && path.get(i).equals("types"); i += 2) {
            TypeSpec nested = type.types().get(path.get(i + 1));
            if (nested == null) {
                break;
            }
            type = nested;
        }
        return type;
    }

    private static String match(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group() : "";
    }

    private void propose() {
        if (spot.isKey()) {
            keys(AllowedKeys.at(withoutTypes(spot.path()))).forEach((key, doc) -> add(key, Proposal.Kind.KEY, doc));
        } else {
            values(withoutTypes(spot.path()));
        }
    }

    private void add(String text, Proposal.Kind kind, String doc) {
        proposals.add(new Proposal(text, kind, doc));
    }

    private Map<String, String> keys(Map<String, String> allowed) {
        Map<String, String> missing = new LinkedHashMap<>(allowed);
        missing.keySet().removeAll(spot.siblings());
        return missing;
    }

    /** The path within the innermost type. */
    private static List<String> withoutTypes(List<String> path) {
        List<String> rest = path;
        while (rest.size() >= 2 && rest.getFirst().equals("types")) {
            rest = rest.subList(2, rest.size());
        }
        return rest;
    }

    private boolean isExpression() {
        return !spot.isKey() && isExpression(withoutTypes(spot.path()));
    }

    private static boolean isExpression(List<String> path) {
        if (path.isEmpty()) {
            return false;
        }
        boolean inAList = path.getLast().equals(CompletionSpot.ITEM) && path.size() > 1;
        String key = inAList ? path.get(path.size() - 2) : path.getLast();
        return EXPRESSIONS.contains(key) || key.equals("any-of");
    }

    private void values(List<String> path) {
        String key = path.isEmpty() ? "" : path.getLast();
        boolean aCase = path.size() > 2 && path.get(path.size() - 2).equals("cases");
        if (aCase && path.getFirst().equals("meta")) {
            words("le", "be");
        } else if (key.equals("type") || aCase) {
            types();
        } else if (key.equals("enum")) {
            enums();
        } else if (isExpression(path)) {
            if (type != null) {
                proposals.addAll(ExpressionProposals.of(spot, line, type));
            }
        } else if (BOOLEAN_KEYS.contains(key)) {
            words("true", "false");
        } else {
            otherWords(key);
        }
    }

    private void otherWords(String key) {
        switch (key) {
            case "endian", "bit-endian" -> words("le", "be");
            case "repeat" -> words("eos", "expr", "until");
            case "encoding" -> words(EncodingNames.canonical().toArray(String[]::new));
            case "-hexplain-role" ->
                words(DescriptorKeys.ROLES.stream().sorted().toArray(String[]::new));
            default -> {}
        }
    }

    private void words(String... words) {
        for (String word : words) {
            add(word, Proposal.Kind.VALUE, "");
        }
    }

    private void types() {
        Scopes.BUILT_IN.forEach(name -> add(name, Proposal.Kind.TYPE, builtIn(name)));
        if (type == null) {
            return;
        }
        for (String name : Scopes.types(type)) {
            Optional<TypeSpec> found = type.findType(new Expr.TypeName(List.of(name), false, false));
            add(
                    name,
                    Proposal.Kind.TYPE,
                    found.map(TypeSpec::doc).map(Proposal::line).orElse(""));
        }
    }

    private static String builtIn(String name) {
        String order = name.endsWith("le") ? ", little endian" : name.endsWith("be") ? ", big endian" : "";
        return switch (name.charAt(0)) {
            case 'u' -> "unsigned integer of " + name.charAt(1) + " bytes" + order;
            case 'f' -> "floating-point number of " + name.charAt(1) + " bytes" + order;
            default ->
                name.startsWith("str")
                        ? name.equals("str") ? "a text" : "a text that ends with a zero"
                        : "signed integer of " + name.charAt(1) + " bytes" + order;
        };
    }

    private void enums() {
        if (type != null) {
            Scopes.enums(type).forEach(name -> add(name, Proposal.Kind.ENUM, ""));
        }
    }
}
