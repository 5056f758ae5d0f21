package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Completion proposals in an expression: members of an enum or of a value, and names in scope. */
final class ExpressionProposals {
    private static final Pattern AFTER_ENUM =
            Pattern.compile("((?:::)?[a-z_][a-z0-9_]*(?:::[a-z_][a-z0-9_]*(?=::))*+)::[a-z0-9_]*$");
    private static final Pattern AFTER_DOT = Pattern.compile("(.*[^.\\d])\\.[a-z0-9_]*$", Pattern.DOTALL);

    /** Characters in front of a dot that are searched for an expression. */
    private static final int LONGEST_TAIL = 200;

    private static final Map<String, String> OF_OBJECTS = Map.of(
            "_root", "the object at the top",
            "_parent", "the object around this one",
            "_io", "the stream it is read from",
            "_sizeof", "how many bytes it takes, where that is fixed");

    private final CompletionSpot spot;
    private final int line;
    private final TypeSpec type;
    private final DeclaredTypes fields;
    private final List<Proposal> proposals = new ArrayList<>();

    private ExpressionProposals(CompletionSpot spot, int line, TypeSpec type) {
        this.spot = spot;
        this.line = line;
        this.type = type;
        this.fields = new DeclaredTypes(Checker.reachable(type.top()));
    }

    /** All proposals at a position in a type, whatever prefix is typed. */
    static List<Proposal> of(CompletionSpot spot, int line, TypeSpec type) {
        ExpressionProposals expression = new ExpressionProposals(spot, line, type);
        expression.propose();
        return expression.proposals;
    }

    private void propose() {
        Matcher ofEnum = AFTER_ENUM.matcher(spot.typed());
        Matcher ofValue = AFTER_DOT.matcher(spot.typed());
        if (ofEnum.find()) {
            members(ofEnum.group(1));
        } else if (ofValue.matches()) {
            behindDot(typeOfTail(ofValue.group(1)));
        } else {
            fields(type);
            locals();
            Scopes.enums(type).forEach(name -> add(name, Proposal.Kind.ENUM, ""));
        }
    }

    private void add(String text, Proposal.Kind kind, String doc) {
        proposals.add(new Proposal(text, kind, doc));
    }

    private void locals() {
        add("_index", Proposal.Kind.FIELD, "the number of the element, in what is repeated");
        List<String> path = spot.path();
        if (path.contains("valid") || path.contains("repeat-until")) {
            add("_", Proposal.Kind.FIELD, "the value itself");
        }
    }

    private void members(String name) {
        try {
            type.findEnum(ExpressionParser.parseTypeName(name)).ifPresent(found -> {
                for (EnumSpec.Member member : found.members().values()) {
                    add(member.id(), Proposal.Kind.MEMBER, member.value() + said(member.doc()));
                }
            });
        } catch (ExpressionSyntaxException notYet) {
            // Nothing has this name.
        }
    }

    private static String said(Doc doc) {
        return doc.text().isEmpty() ? "" : ": " + Proposal.line(doc);
    }

    /** The type of the longest expression that ends a text. */
    private ExprType typeOfTail(String text) {
        int shortest = Math.max(0, text.length() - LONGEST_TAIL);
        for (int from = text.length() - 1; from >= shortest; from--) {
            if (mayBegin(text, from)) {
                try {
                    Expr tree = ExpressionParser.parse("(" + text.substring(from) + ")");
                    return fields.types()
                            .of(tree, type, new Locals(item(), ExprTypes.UNKNOWN), ExpressionDiagnostics.NONE);
                } catch (ExpressionSyntaxException notYet) {
                    // A longer one may be.
                }
            }
        }
        return ExprTypes.UNKNOWN;
    }

    /** The type of {@code _}: that of the element or the value of the attribute being typed. */
    private ExprType item() {
        Stream<Attribute> parsed = type.instances().values().stream()
                .filter(Instance.Parsed.class::isInstance)
                .map(instance -> ((Instance.Parsed) instance).attribute());
        return Stream.concat(type.seq().stream(), parsed)
                .filter(attribute -> attribute.at().line() <= line)
                .max(Comparator.comparingInt(attribute -> attribute.at().line()))
                .map(attribute -> fields.element(attribute, type))
                .orElse(ExprTypes.UNKNOWN);
    }

    private static boolean mayBegin(String text, int from) {
        char here = text.charAt(from);
        char before = from == 0 ? ' ' : text.charAt(from - 1);
        return (Character.isLetterOrDigit(here) || "_(['\"".indexOf(here) >= 0)
                && !(Character.isLetterOrDigit(before) || "_.".indexOf(before) >= 0);
    }

    private void behindDot(ExprType of) {
        switch (of) {
            case ExprType.Struct struct -> fields(struct.type());
            case ExprType.AnyStruct _ -> OF_OBJECTS.forEach((name, doc) -> add(name, Proposal.Kind.FIELD, doc));
            default -> Methods.of(of).forEach((name, method) -> add(name, Proposal.Kind.METHOD, method.doc()));
        }
    }

    private void fields(TypeSpec of) {
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
}
