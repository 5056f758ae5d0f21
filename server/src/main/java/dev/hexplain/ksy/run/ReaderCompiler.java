package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.KsyCharsets;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.ProcessCall;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.process.Process;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.tree.Shape;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Compiles the types of attributes to {@link ElementReader}s. */
final class ReaderCompiler {
    private final TypeCompiler types;
    private final TypeSpec holder;
    private final ByteOrder order;
    private final FieldShapes look;

    ReaderCompiler(TypeCompiler types, TypeSpec holder, ByteOrder order) {
        this.types = types;
        this.holder = holder;
        this.order = order;
        this.look = types.look();
    }

    /** The reader of an attribute, whatever its size. */
    ElementReader reader(Attribute attribute) {
        return reader(attribute, attribute.type());
    }

    private ElementReader reader(Attribute attribute, DataType type) {
        return switch (type) {
            case DataType.Int number -> number(attribute, number);
            case DataType.Real number -> number(attribute, number);
            case DataType.Bits bits ->
                new BitsReader(
                        bits, enumeration(attribute), look.bits(attribute, holder, bits, enumeration(attribute)));
            case DataType.Bytes _ -> bytes(attribute, attribute.doc().opaque());
            case DataType.Text text ->
                KsyCharsets.find(text.encoding())
                        .<ElementReader>map(charset -> blob(attribute, charset))
                        .orElseGet(() -> new UnknownEncoding(text.encoding()));
            case DataType.User user -> user(attribute, user);
            case DataType.Switch choice -> choice(attribute, choice);
        };
    }

    @Nullable EnumSpec enumeration(Attribute attribute) {
        return types.enumeration(attribute.enumeration(), holder);
    }

    ByteOrder orderOf(@Nullable ByteOrder own) {
        return own == null ? order : own;
    }

    private NumberReader number(Attribute attribute, DataType.Int type) {
        ByteOrder actual = orderOf(type.order());
        EnumSpec enumeration = enumeration(attribute);
        Supplier<Shape> shape = look.integer(attribute, holder, type, actual, enumeration);
        return NumberReader.of(type, actual, enumeration, look.shapes().add(shape));
    }

    private NumberReader number(Attribute attribute, DataType.Real type) {
        ByteOrder actual = orderOf(type.order());
        return NumberReader.of(type, actual, look.shapes().add(look.real(attribute, holder, type, actual)));
    }

    private BlobReader bytes(Attribute attribute, boolean opaque) {
        return opaque && attribute.process() == null
                ? new BlobReader(
                        region(attribute), null, null, look.shapes().add(look.opaque(attribute, holder)), true, -1)
                : blob(attribute, null);
    }

    private BlobReader blob(Attribute attribute, @Nullable Charset charset) {
        ProcessUnpacking unpacking = unpacking(attribute);
        Supplier<Shape> shape =
                unpacking == null ? look.blob(attribute, holder, charset, -1) : look.packed(attribute, holder);
        int unpacked =
                unpacking == null ? -1 : look.shapes().add(look.unpacked(attribute, holder, unpacking.name(), charset));
        return new BlobReader(
                region(attribute), charset, unpacking, look.shapes().add(shape), false, unpacked);
    }

    private ElementRegion region(Attribute attribute) {
        byte[] contents = attribute.contents();
        if (contents != null) {
            return new ElementRegion(Sizing.NONE, constant(contents.length));
        }
        return new ElementRegion(
                attribute.sizing(), types.optional(attribute.sizing().size(), holder));
    }

    private static Eval constant(long value) {
        return new Eval() {
            @Override
            public Object value(dev.hexplain.ksy.eval.Scope scope) {
                return value;
            }

            @Override
            public long integer(dev.hexplain.ksy.eval.Scope scope) {
                return value;
            }
        };
    }

    private @Nullable ProcessUnpacking unpacking(Attribute attribute) {
        ProcessCall call = attribute.process();
        if (call == null) {
            return null;
        }
        Process process = types.setting().processes().find(call.name()).orElse((in, arguments, limit) -> {
            throw new ProcessException(
                    ProcessException.Kind.ARGUMENTS,
                    "expected one of the processes "
                            + types.setting().processes().names() + ", found " + call.name());
        });
        return new ProcessUnpacking(call.name(), process, evals(call.arguments()));
    }

    private List<Eval> evals(List<Expression> expressions) {
        return expressions.stream().map(each -> types.eval(each, holder)).toList();
    }

    private ElementReader user(Attribute attribute, DataType.User user) {
        return types.type(user, holder)
                .<ElementReader>map(type -> user(attribute, user, type))
                .orElseGet(() -> opaque(attribute, user));
    }

    UserReader user(Attribute attribute, DataType.User user, TypeSpec type) {
        boolean foreign = type.top() != holder.top();
        ProcessUnpacking unpacking = unpacking(attribute);
        String name = unpacking == null ? attribute.id() : unpacking.name();
        Program.TypePrograms programs = types.programs(
                type, holder, order, name, attribute.doc(), FieldShapes.production(holder, attribute.id()));
        Eval parent = attribute.parent() instanceof Attribute.Parent.Chosen chosen
                ? types.eval(chosen.object(), holder)
                : null;
        return new UserReader(
                type,
                programs,
                evals(user.arguments()),
                attribute.sizing().confines() ? region(attribute) : null,
                unpacking,
                new UserReader.Origin(foreign, attribute.parent(), parent),
                types.nextReader(),
                unpacking == null ? -1 : look.shapes().add(look.packed(attribute, holder)));
    }

    /** An opaque type: its bytes where it has a size, otherwise nothing. */
    private ElementReader opaque(Attribute attribute, DataType.User user) {
        return attribute.sizing().confines()
                ? bytes(attribute, true)
                : new EmptyReader(look.shapes()
                        .add(look.unknown(attribute, holder, user.name().toString())));
    }

    private SwitchReader choice(Attribute attribute, DataType.Switch choice) {
        List<SwitchReader.Case> cases = new ArrayList<>();
        for (DataType.Case each : choice.cases()) {
            cases.add(new SwitchReader.Case(types.eval(each.when(), holder), reader(attribute, each.type())));
        }
        return new SwitchReader(
                types.eval(choice.on(), holder), cases, otherwise(attribute, choice), types.numbers(choice, holder));
    }

    private ElementReader otherwise(Attribute attribute, DataType.Switch choice) {
        if (choice.otherwise() != null) {
            return reader(attribute, choice.otherwise());
        }
        return attribute.sizing().confines()
                ? bytes(attribute, true)
                : new EmptyReader(look.shapes().add(look.unknown(attribute, holder, "nothing")));
    }
}
