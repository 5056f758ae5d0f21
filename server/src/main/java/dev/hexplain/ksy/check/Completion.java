package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.ksy.read.Keys;
import dev.hexplain.ksy.read.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Proposes what can be written at a place of a descriptor, whether that is whole yet or not. */
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

    private static final Set<String> TRUTHS = Set.of(
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
    private static final Pattern AFTER_ENUM =
            Pattern.compile("((?:::)?[a-z_][a-z0-9_]*(?:::[a-z_][a-z0-9_]*)*)::[a-z0-9_]*$");
    private static final Pattern AFTER_DOT = Pattern.compile("(.*[^.\\d])\\.[a-z0-9_]*$", Pattern.DOTALL);

    private static final Map<String, String> OF_OBJECTS = Map.of(
            "_root", "the object at the top",
            "_parent", "the object around this one",
            "_io", "the stream it is read from",
            "_sizeof", "how many bytes it takes, where that is fixed");

    private final Spot spot;
    private final int line;
    private final @Nullable TypeSpec type;
    private final List<Proposal> proposals = new ArrayList<>();

    private Completion(Spot spot, int line, @Nullable TypeSpec type) {
        this.spot = spot;
        this.line = line;
        this.type = type;
    }

    /**
     * What can be written before a column.
     *
     * @param line from 1
     * @param column from 1
     */
    public static Proposal.Choice at(String text, int line, int column, Imports imports) {
        Spot spot = Spot.find(text, line, column);
        TypeSpec top = readable(text, line, imports);
        Completion completion = new Completion(spot, line, top == null ? null : inside(top, spot.path()));
        completion.propose();
        String word = match(spot.isKey() ? WORD : completion.isExpression() ? NAME : WORD, spot.typed());
        List<Proposal> fitting = completion.proposals.stream()
                .filter(proposal -> proposal.text().startsWith(word))
                .toList();
        return new Proposal.Choice(column - word.length(), fitting);
    }

    /** The descriptor; if the line being typed breaks it, without that. */
    private static @Nullable TypeSpec readable(String text, int line, Imports imports) {
        Reading whole = DescriptorReader.read("", text, imports);
        if (whole.descriptor() != null) {
            return whole.descriptor().top();
        }
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (line >= 1 && line <= lines.size()) {
            lines.set(line - 1, "");
        }
        Reading rest = DescriptorReader.read("", String.join("\n", lines), imports);
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
            keys(allowed(withoutTypes(spot.path()))).forEach((key, doc) -> add(key, Proposal.Kind.KEY, doc));
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

    /** The keys that a map has, by the path to it. */
    private static Map<String, String> allowed(List<String> path) {
        if (path.isEmpty()) {
            return Keys.TOP;
        }
        String last = path.getLast();
        return switch (path.getFirst()) {
            case "meta" -> path.size() == 1 ? Keys.META : last.equals("endian") ? Keys.SWITCH : Map.of();
            case "params" -> path.size() == 2 ? Keys.PARAMETER : Map.of();
            case "seq" -> path.size() == 2 ? Keys.ATTRIBUTE : inAttribute(path, last);
            case "instances" -> path.size() == 2 ? instance() : inAttribute(path, last);
            case "enums" -> path.size() == 3 ? Keys.ENUM_MEMBER : Map.of();
            case "-hexplain-signature" -> Keys.SIGNATURE;
            default -> Map.of();
        };
    }

    private static Map<String, String> instance() {
        Map<String, String> both = new LinkedHashMap<>(Keys.CALCULATED);
        both.putAll(Keys.INSTANCE);
        return both;
    }

    private static Map<String, String> inAttribute(List<String> path, String last) {
        if (path.size() != 3) {
            return Map.of();
        }
        return last.equals("type") ? Keys.SWITCH : last.equals("valid") ? Keys.VALID : Map.of();
    }

    private boolean isExpression() {
        return !spot.isKey() && isExpression(withoutTypes(spot.path()));
    }

    private static boolean isExpression(List<String> path) {
        if (path.isEmpty()) {
            return false;
        }
        boolean inAList = path.getLast().equals(Spot.ITEM) && path.size() > 1;
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
            expression();
        } else if (TRUTHS.contains(key)) {
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
            case "-hexplain-role" -> words(Keys.ROLES.stream().sorted().toArray(String[]::new));
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
                    found.map(TypeSpec::doc).map(Completion::firstLine).orElse(""));
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

    private void expression() {
        if (type == null) {
            return;
        }
        Matcher ofEnum = AFTER_ENUM.matcher(spot.typed());
        Matcher ofValue = AFTER_DOT.matcher(spot.typed());
        Fields fields = new Fields(Checker.reachable(type.top()));
        if (ofEnum.find()) {
            members(ofEnum.group(1), type);
        } else if (ofValue.matches()) {
            behindDot(typeOfTail(ofValue.group(1), fields), fields);
        } else {
            fields(type, fields);
            locals();
            enums();
        }
    }

    private void locals() {
        add("_index", Proposal.Kind.FIELD, "the number of the element, in what is repeated");
        List<String> path = spot.path();
        if (path.contains("valid") || path.contains("repeat-until")) {
            add("_", Proposal.Kind.FIELD, "the value itself");
        }
    }

    private void members(String name, TypeSpec in) {
        try {
            in.findEnum(ExpressionParser.parseTypeName(name)).ifPresent(found -> {
                for (EnumSpec.Member member : found.members().values()) {
                    add(member.id(), Proposal.Kind.MEMBER, member.value() + said(member.doc()));
                }
            });
        } catch (ExpressionSyntaxException notYet) {
            proposals.clear();
        }
    }

    private static String said(Doc doc) {
        return doc.text().isEmpty() ? "" : ": " + firstLine(doc);
    }

    /** The type of the longest expression that ends a text. */
    private ExprType typeOfTail(String text, Fields fields) {
        TypeSpec in = java.util.Objects.requireNonNull(type);
        int shortest = Math.max(0, text.length() - 200);
        for (int from = text.length() - 1; from >= shortest; from--) {
            if (mayBegin(text, from)) {
                try {
                    Expr tree = ExpressionParser.parse("(" + text.substring(from) + ")");
                    return fields.types()
                            .of(tree, in, new Locals(item(in, fields), ExprTypes.UNKNOWN), Complaints.NONE);
                } catch (ExpressionSyntaxException notYet) {
                    // A longer one may be.
                }
            }
        }
        return ExprTypes.UNKNOWN;
    }

    /** What {@code _} is: the element, or the value, of the attribute that is being typed. */
    private ExprType item(TypeSpec in, Fields fields) {
        Stream<Attribute> parsed = in.instances().values().stream()
                .filter(Instance.Parsed.class::isInstance)
                .map(instance -> ((Instance.Parsed) instance).attribute());
        return Stream.concat(in.seq().stream(), parsed)
                .filter(attribute -> attribute.at().line() <= line)
                .max(Comparator.comparingInt(attribute -> attribute.at().line()))
                .map(attribute -> fields.element(attribute, in))
                .orElse(ExprTypes.UNKNOWN);
    }

    private static boolean mayBegin(String text, int from) {
        char here = text.charAt(from);
        char before = from == 0 ? ' ' : text.charAt(from - 1);
        return (Character.isLetterOrDigit(here) || "_(['\"".indexOf(here) >= 0)
                && !(Character.isLetterOrDigit(before) || "_.".indexOf(before) >= 0);
    }

    private void behindDot(ExprType of, Fields fields) {
        switch (of) {
            case ExprType.Struct struct -> fields(struct.type(), fields);
            case ExprType.AnyStruct _ -> OF_OBJECTS.forEach((name, doc) -> add(name, Proposal.Kind.FIELD, doc));
            default -> Methods.of(of).forEach((name, method) -> add(name, Proposal.Kind.METHOD, method.doc()));
        }
    }

    private void fields(TypeSpec of, Fields fields) {
        Map<String, Doc> docs = new LinkedHashMap<>();
        of.parameters().forEach(parameter -> docs.put(parameter.id(), parameter.doc()));
        of.seq().forEach(attribute -> docs.put(attribute.id(), attribute.doc()));
        of.instances().forEach((id, instance) -> docs.put(id, instance.doc()));
        docs.forEach((id, doc) -> {
            if (!id.startsWith("_unnamed")) {
                String words = fields.find(of, id).map(ExprType::words).orElse("");
                add(id, Proposal.Kind.FIELD, words + said(doc));
            }
        });
        OF_OBJECTS.forEach((name, doc) -> add(name, Proposal.Kind.FIELD, doc));
    }

    private static String firstLine(Doc doc) {
        return doc.text().lines().findFirst().orElse("");
    }
}
