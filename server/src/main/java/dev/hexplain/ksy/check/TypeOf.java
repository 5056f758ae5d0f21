package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.FixedSizes;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Infers the static types of expressions, and reports type errors. */
final class TypeOf {
    private static final Set<String> OF_OBJECTS = Set.of("_root", "_parent", "_io", "_sizeof");

    private final DeclaredTypes fields;
    private final FixedSizes sizes = new FixedSizes();

    TypeOf(DeclaredTypes fields) {
        this.fields = fields;
    }

    /** The type of an expression written in a user type; unknown where an error was reported. */
    ExprType of(Expr tree, TypeSpec context, Locals locals, ExpressionDiagnostics errors) {
        return new Walk(context, locals, errors).of(tree);
    }

    /** The inference of one expression. */
    private final class Walk {
        private final TypeSpec context;
        private final Locals locals;
        private final ExpressionDiagnostics errors;

        Walk(TypeSpec context, Locals locals, ExpressionDiagnostics errors) {
            this.context = context;
            this.locals = locals;
            this.errors = errors;
        }

        private ExprType wrong(Expr at, String message) {
            errors.error(at.at(), message);
            return ExprTypes.UNKNOWN;
        }

        ExprType of(Expr tree) {
            return switch (tree) {
                case Expr.IntLiteral _ -> ExprTypes.INT;
                case Expr.FloatLiteral _ -> ExprTypes.REAL;
                case Expr.BoolLiteral _ -> ExprTypes.BOOLEAN;
                case Expr.StringLiteral _ -> ExprTypes.TEXT;
                case Expr.FormatString format -> format(format);
                case Expr.ArrayLiteral array -> array(array);
                case Expr.EnumLiteral literal -> enumLiteral(literal);
                case Expr.Name name -> name(name);
                case Expr.Member member -> member(member);
                case Expr.Call call -> call(call);
                case Expr.Index index -> index(index);
                case Expr.Cast cast -> cast(cast);
                case Expr.SizeOf size -> sizeOf(size);
                case Expr.Unary unary -> unary(unary);
                case Expr.Binary binary -> binary(binary);
                case Expr.Ternary ternary -> ternary(ternary);
            };
        }

        private ExprType format(Expr.FormatString format) {
            for (Expr part : format.parts()) {
                ExprType type = of(part);
                if (type instanceof ExprType.Struct || type instanceof ExprType.Stream) {
                    wrong(part, "expected something that can be written out, found " + type.words());
                }
            }
            return ExprTypes.TEXT;
        }

        private ExprType array(Expr.ArrayLiteral array) {
            boolean bytes =
                    !array.elements().isEmpty() && array.elements().stream().allMatch(TypeOf::isByte);
            if (bytes) {
                return ExprTypes.BYTES;
            }
            List<ExprType> elements = new ArrayList<>();
            array.elements().forEach(element -> elements.add(of(element)));
            return new ExprType.Array(elements.stream().reduce(ExprType::either).orElse(ExprTypes.UNKNOWN));
        }

        private ExprType enumLiteral(Expr.EnumLiteral literal) {
            Optional<EnumSpec> found = context.findEnum(literal.enumeration());
            if (found.isEmpty()) {
                return wrong(
                        literal,
                        "unknown enum '" + literal.enumeration() + "' in type '" + context + "'"
                                + NameSuggestion.hint(literal.enumeration().toString(), Scopes.enums(context)));
            }
            List<String> members = found.get().members().values().stream()
                    .map(EnumSpec.Member::id)
                    .toList();
            if (!members.contains(literal.member())) {
                return wrong(
                        literal,
                        "enum '" + found.get().id() + "', at "
                                + found.get().at().path() + ", has no '" + literal.member() + "'"
                                + NameSuggestion.hint(literal.member(), members));
            }
            return new ExprType.Enumeration(found.get());
        }

        private ExprType name(Expr.Name name) {
            return switch (name.id()) {
                case "_" -> local(name, locals.item(), "only in repeat-until and valid");
                case "_on" -> local(name, locals.on(), "only in the cases of switch-on");
                case "_index" -> ExprTypes.INT;
                default -> field(name, context, name.id());
            };
        }

        private ExprType local(Expr.Name name, @org.jspecify.annotations.Nullable ExprType type, String where) {
            return type == null ? wrong(name, "'" + name.id() + "' means something " + where) : type;
        }

        /** A name in an object of a type. */
        private ExprType field(Expr at, TypeSpec type, String name) {
            return switch (name) {
                case "_root" -> new ExprType.Struct(type.top());
                case "_parent" -> fields.parent(type);
                case "_io" -> ExprTypes.STREAM;
                case "_sizeof" -> fixed(at, sizes.of(type), "objects of type '" + type + "'");
                default -> fields.find(type, name).orElseGet(() -> unknownField(at, type, name));
            };
        }

        private ExprType unknownField(Expr at, TypeSpec type, String name) {
            Collection<String> known = new ArrayList<>(fields.names(type));
            known.addAll(OF_OBJECTS);
            return wrong(at, "type '" + type + "' has no '" + name + "'" + NameSuggestion.hint(name, known));
        }

        private ExprType fixed(Expr at, long bits, String what) {
            return bits == FixedSizes.DYNAMIC
                    ? wrong(at, what + " have no fixed size: it depends on what is read")
                    : ExprTypes.INT;
        }

        private ExprType member(Expr.Member member) {
            if (member.name().equals("_sizeof")) {
                return sizeOfValue(member);
            }
            return ofValue(member, of(member.of()), member.name(), List.of());
        }

        /** The size of a field where it names one; of any other value, the size of its type. */
        private ExprType sizeOfValue(Expr.Member member) {
            long field = FixedSizes.DYNAMIC;
            ExprType type;
            if (member.of() instanceof Expr.Member inner && !inner.name().equals("_sizeof")) {
                ExprType holder = of(inner.of());
                type = ofValue(inner, holder, inner.name(), List.of());
                field = holder instanceof ExprType.Struct struct
                        ? sizes.ofField(struct.type(), inner.name())
                        : FixedSizes.DYNAMIC;
            } else {
                type = of(member.of());
                field = member.of() instanceof Expr.Name name ? sizes.ofField(context, name.id()) : FixedSizes.DYNAMIC;
            }
            if (type.isUnknown()) {
                return type;
            }
            boolean byType = field == FixedSizes.DYNAMIC && type instanceof ExprType.Struct;
            return fixed(member, byType ? sizes.of(((ExprType.Struct) type).type()) : field, "values of this");
        }

        private ExprType call(Expr.Call call) {
            ExprType of = of(call.of());
            List<ExprType> arguments = new ArrayList<>();
            call.arguments().forEach(argument -> arguments.add(of(argument)));
            boolean decodes = of instanceof ExprType.Bytes && call.method().equals("to_s");
            if (decodes
                    && arguments.size() == 1
                    && isComputedText(call.arguments().getFirst(), arguments.getFirst())) {
                return wrong(call, "'to_s' takes an encoding that is written out, as 'UTF-8', found a computed text");
            }
            return ofValue(call, of, call.method(), arguments);
        }

        /** Whether an encoding is not a literal: it must be known before anything is read. */
        private static boolean isComputedText(Expr argument, ExprType type) {
            return type instanceof ExprType.Text && !(argument instanceof Expr.StringLiteral);
        }

        private ExprType ofValue(Expr at, ExprType of, String name, List<ExprType> arguments) {
            return switch (of) {
                case ExprType.Unknown _ -> of;
                case ExprType.Struct struct when arguments.isEmpty() -> field(at, struct.type(), name);
                case ExprType.AnyStruct _ when OF_OBJECTS.contains(name) -> ofAnyObject(name);
                case ExprType.Struct _, ExprType.AnyStruct _, ExprType.Any _ ->
                    wrong(at, of.words() + " has no '" + name + "'" + castHint(of));
                default -> method(at, of, name, arguments);
            };
        }

        private ExprType ofAnyObject(String name) {
            return name.equals("_io")
                    ? ExprTypes.STREAM
                    : name.equals("_sizeof") ? ExprTypes.INT : ExprTypes.ANY_STRUCT;
        }

        private String castHint(ExprType of) {
            return of instanceof ExprType.Struct ? " that takes arguments" : "; say of which type it is: .as<type>";
        }

        private ExprType method(Expr at, ExprType of, String name, List<ExprType> arguments) {
            Map<String, Methods.Method> methods = Methods.of(of);
            Methods.Method method = methods.get(name);
            if (method == null) {
                return wrong(
                        at,
                        of.words() + " has no '" + name + "'" + NameSuggestion.hint(name, methods.keySet())
                                + " (there are: " + String.join(", ", methods.keySet()) + ")");
            }
            int most = method.parameters().size();
            boolean fits = arguments.size() <= most && arguments.size() >= most - method.optional();
            for (int i = 0; fits && i < arguments.size(); i++) {
                fits = method.parameters().get(i).takes(arguments.get(i));
            }
            return fits
                    ? method.result()
                    : wrong(
                            at,
                            "'" + name + "' of " + of.words() + " takes " + words(method.parameters()) + ", found "
                                    + words(arguments));
        }

        private static String words(List<ExprType> types) {
            return types.isEmpty()
                    ? "nothing"
                    : "("
                            + String.join(
                                    ", ", types.stream().map(ExprType::words).toList()) + ")";
        }

        private ExprType index(Expr.Index index) {
            ExprType of = of(index.of());
            expect(ExprTypes.INT, index.index());
            return switch (of) {
                case ExprType.Array array -> array.of();
                case ExprType.Bytes _ -> ExprTypes.INT;
                case ExprType.Unknown _ -> of;
                default -> wrong(index, "expected an array or bytes before [, found " + of.words());
            };
        }

        private ExprType cast(Expr.Cast cast) {
            of(cast.of());
            return fields.named(cast.type(), context)
                    .orElseGet(() -> wrong(cast, Scopes.unknownType(cast.type(), context)));
        }

        private ExprType sizeOf(Expr.SizeOf size) {
            Optional<ExprType> type = fields.named(size.type(), context);
            return type.isEmpty()
                    ? wrong(size, Scopes.unknownType(size.type(), context))
                    : fixed(size, sizes.of(size.type(), context), "values of type '" + size.type() + "'");
        }

        private ExprType unary(Expr.Unary unary) {
            ExprType of = of(unary.of());
            boolean fits = of.isUnknown()
                    || switch (unary.op()) {
                        case MINUS -> of.isNumber();
                        case INVERT -> of instanceof ExprType.Int;
                        case NOT -> of instanceof ExprType.Bool;
                    };
            if (!fits) {
                return wrong(unary, "'" + unary.op().sign() + "' cannot be applied to " + of.words());
            }
            return unary.op() == Expr.UnaryOp.NOT ? ExprTypes.BOOLEAN : of;
        }

        private ExprType binary(Expr.Binary binary) {
            ExprType left = of(binary.left());
            ExprType right = of(binary.right());
            return switch (binary.op().kind()) {
                case LOGIC -> logic(binary, left, right);
                case COMPARISON -> comparison(binary, left, right);
                case BITS -> bits(binary, left, right);
                case ARITHMETIC -> arithmetic(binary, left, right);
            };
        }

        private ExprType logic(Expr.Binary binary, ExprType left, ExprType right) {
            if (!ExprTypes.BOOLEAN.takes(left) || !ExprTypes.BOOLEAN.takes(right)) {
                cannot(binary, left, right);
            }
            return ExprTypes.BOOLEAN;
        }

        private ExprType bits(Expr.Binary binary, ExprType left, ExprType right) {
            if (!ExprTypes.INT.takes(left) || !ExprTypes.INT.takes(right)) {
                cannot(binary, left, right);
            }
            return ExprTypes.INT;
        }

        private ExprType arithmetic(Expr.Binary binary, ExprType left, ExprType right) {
            if (left.isUnknown() || right.isUnknown()) {
                return ExprTypes.UNKNOWN;
            }
            if (left.isNumber() && right.isNumber()) {
                return ExprType.either(left, right);
            }
            boolean texts = left instanceof ExprType.Text && right instanceof ExprType.Text;
            return texts && binary.op() == BinaryOp.ADD ? ExprTypes.TEXT : cannot(binary, left, right);
        }

        private ExprType comparison(Expr.Binary binary, ExprType left, ExprType right) {
            boolean equality = binary.op() == BinaryOp.EQUAL || binary.op() == BinaryOp.NOT_EQUAL;
            if (!ExprType.comparable(left, right) || !(equality || ordered(left))) {
                cannot(binary, left, right);
            }
            return ExprTypes.BOOLEAN;
        }

        private ExprType cannot(Expr.Binary binary, ExprType left, ExprType right) {
            return wrong(
                    binary,
                    "'" + binary.op().sign() + "' cannot be applied to " + left.words() + " and " + right.words());
        }

        private ExprType ternary(Expr.Ternary ternary) {
            expect(ExprTypes.BOOLEAN, ternary.condition());
            return ExprType.either(of(ternary.ifTrue()), of(ternary.ifFalse()));
        }

        private void expect(ExprType expected, Expr tree) {
            ExprType found = of(tree);
            if (!expected.takes(found)) {
                wrong(tree, "expected " + expected.words() + ", found " + found.words());
            }
        }
    }

    /** Whether one value can be less than another. */
    static boolean ordered(ExprType type) {
        return type.isUnknown()
                || type.isNumber()
                || type instanceof ExprType.Text
                || type instanceof ExprType.Bytes
                || type instanceof ExprType.Any;
    }

    private static boolean isByte(Expr element) {
        return element instanceof Expr.IntLiteral literal && literal.value() >= 0 && literal.value() <= 255;
    }
}
