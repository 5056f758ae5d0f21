package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.ArrayLiteral;
import dev.hexplain.ksy.expr.Expr.Binary;
import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.expr.Expr.BoolLiteral;
import dev.hexplain.ksy.expr.Expr.Call;
import dev.hexplain.ksy.expr.Expr.Cast;
import dev.hexplain.ksy.expr.Expr.EnumLiteral;
import dev.hexplain.ksy.expr.Expr.FloatLiteral;
import dev.hexplain.ksy.expr.Expr.FormatString;
import dev.hexplain.ksy.expr.Expr.Index;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.expr.Expr.Member;
import dev.hexplain.ksy.expr.Expr.Name;
import dev.hexplain.ksy.expr.Expr.SizeOf;
import dev.hexplain.ksy.expr.Expr.StringLiteral;
import dev.hexplain.ksy.expr.Expr.Ternary;
import dev.hexplain.ksy.expr.Expr.Unary;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.FixedSizes;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles syntax trees to {@link Eval}s. Names of fields are compiled by {@link NameEvals}. */
public final class Evals {
    /**
     * Maximum depth of a syntax tree: a chain of additions is as deep as it is long, and evaluation takes a stack frame
     * for each.
     */
    static final int MAX_DEPTH = 1000;

    private final NameEvals names;
    private final FixedSizes sizes = new FixedSizes();
    private final IntegerTypes integers = new IntegerTypes();

    public Evals(NameEvals names) {
        this.names = names;
    }

    /**
     * Compiles an expression of a descriptor.
     *
     * @param context the type it is written in
     * @throws EvalException for an unknown enum, a size that is not fixed, or too deep nesting; a descriptor without
     *     errors has none of these
     */
    public Eval compile(Expression expression, TypeSpec context) {
        return compile(expression.tree(), context);
    }

    /** Whether an expression of a descriptor is certainly an integer, or a member of an enum. */
    public boolean isNumber(Expression expression, TypeSpec context) {
        return integers.hasNumber(expression.tree(), context);
    }

    /** The number of a literal. */
    public long number(Expression literal, TypeSpec context) {
        return switch (literal.tree()) {
            case IntLiteral integer -> integer.value();
            case EnumLiteral member -> LiteralEvals.enumeration(member, context).value();
            default -> throw new IllegalArgumentException(literal.text() + " is no literal of a number");
        };
    }

    /** Compiles an expression. */
    public Eval compile(Expr tree, TypeSpec context) {
        return new Compilation(context).compile(tree);
    }

    private final class Compilation {
        private final TypeSpec context;
        private int depth;

        Compilation(TypeSpec context) {
            this.context = context;
        }

        Eval compile(Expr tree) {
            if (++depth > MAX_DEPTH) {
                throw new EvalException(
                        Kind.LIMIT, "expected an expression at most " + MAX_DEPTH + " operations deep, found more");
            }
            Eval eval = operation(tree);
            depth--;
            return eval;
        }

        private Eval operation(Expr tree) {
            return switch (tree) {
                case IntLiteral literal -> LiteralEvals.integer(literal.value());
                case FloatLiteral literal -> LiteralEvals.constant(literal.value());
                case BoolLiteral literal -> LiteralEvals.isTrue(literal.value());
                case StringLiteral literal -> LiteralEvals.constant(literal.value());
                case FormatString format -> new TextEvals.Format(all(format.parts()));
                case ArrayLiteral array ->
                    LiteralEvals.bytes(array)
                            .map(LiteralEvals::constant)
                            .orElseGet(() -> LiteralEvals.array(all(array.elements())));
                case EnumLiteral literal -> LiteralEvals.constant(LiteralEvals.enumeration(literal, context));
                case Name name -> name(name.id());
                case Member member when member.name().equals("_sizeof") -> sizeOf(member.of());
                case Member member -> MemberEvals.of(compile(member.of()), member.name());
                case Call call -> MemberEvals.call(compile(call.of()), call.method(), all(call.arguments()));
                case Index index -> MemberEvals.element(compile(index.of()), compile(index.index()));
                case Cast cast -> Casts.of(compile(cast.of()), cast.type());
                case SizeOf size -> LiteralEvals.integer(fixed(size));
                case Unary unary -> unary(unary);
                case Binary binary -> binary(binary);
                case Ternary choice ->
                    LogicEvals.choice(compile(choice.condition()), compile(choice.ifTrue()), compile(choice.ifFalse()));
            };
        }

        private List<Eval> all(List<Expr> trees) {
            return trees.stream().map(this::compile).toList();
        }

        private Eval name(String id) {
            return switch (id) {
                case "_" -> ScopeEvals.ITEM;
                case "_index" -> ScopeEvals.INDEX;
                case "_on" -> ScopeEvals.ON;
                case "_sizeof" -> LiteralEvals.integer(SizeOfEvals.bytes(sizes.of(context), context.qualifiedName()));
                default -> names.find(id, context);
            };
        }

        private Eval unary(Unary unary) {
            Eval of = compile(unary.of());
            return switch (unary.op()) {
                case MINUS -> new SignEvals.Minus(of);
                case INVERT -> new SignEvals.Invert(of);
                case NOT -> LogicEvals.not(of);
            };
        }

        private Eval binary(Binary binary) {
            Eval left = compile(binary.left());
            Eval right = compile(binary.right());
            BinaryOp op = binary.op();
            return switch (op.kind()) {
                case ARITHMETIC -> Arithmetic.of(op, left, right);
                case BITS -> BitOperations.of(op, left, right);
                case LOGIC -> LogicEvals.of(op, left, right);
                case COMPARISON ->
                    integers.hasNumber(binary.left(), context) && integers.hasNumber(binary.right(), context)
                            ? LogicEvals.integerComparison(op, left, right)
                            : LogicEvals.comparison(op, left, right);
            };
        }

        private long fixed(SizeOf size) {
            long bits = sizes.of(size.type(), context);
            return size.bits()
                    ? SizeOfEvals.bits(bits, size.type().toString())
                    : SizeOfEvals.bytes(bits, size.type().toString());
        }

        /** {@code of._sizeof}: of a field, the size in its declaration; otherwise the size of the value's type. */
        private Eval sizeOf(Expr of) {
            return switch (of) {
                case Name name
                when !name.id().startsWith("_") -> SizeOfEvals.field(ScopeEvals.SELF, name.id(), false, sizes);
                case Member member
                when !member.name().startsWith("_") ->
                    SizeOfEvals.field(compile(member.of()), member.name(), false, sizes);
                case Index index
                when index.of() instanceof Name name && !name.id().startsWith("_") ->
                    SizeOfEvals.field(ScopeEvals.SELF, name.id(), true, sizes);
                case Index index
                when index.of() instanceof Member member && !member.name().startsWith("_") ->
                    SizeOfEvals.field(compile(member.of()), member.name(), true, sizes);
                case Cast cast ->
                    SizeOfEvals.fixed(
                            sizes.of(cast.type(), context), cast.type().toString());
                default -> SizeOfEvals.object(compile(of), sizes);
            };
        }
    }

    /** The values that the scope supplies: {@code _}, {@code _index}, {@code _on}. */
    private static final class ScopeEvals {
        static final Eval ITEM = new Eval() {
            @Override
            public @Nullable Object value(Scope scope) {
                return scope.item();
            }
        };
        static final Eval INDEX = new IntegerEval() {
            @Override
            public long integer(Scope scope) {
                return scope.index();
            }
        };
        static final Eval ON = new Eval() {
            @Override
            public @Nullable Object value(Scope scope) {
                return scope.on();
            }
        };
        static final Eval SELF = new Eval() {
            @Override
            public Object value(Scope scope) {
                return scope.self();
            }
        };
    }
}
