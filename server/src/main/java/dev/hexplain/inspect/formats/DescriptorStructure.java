package dev.hexplain.inspect.formats;

import dev.hexplain.inspect.view.FormatDetailView.CaseView;
import dev.hexplain.inspect.view.FormatDetailView.DefinitionView;
import dev.hexplain.inspect.view.FormatDetailView.EnumView;
import dev.hexplain.inspect.view.FormatDetailView.MemberView;
import dev.hexplain.inspect.view.FormatDetailView.ParameterView;
import dev.hexplain.inspect.view.FormatDetailView.TypeView;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders the types and fields of a descriptor for the API, without those it imports. */
public final class DescriptorStructure {
    private final List<TypeView> types = new ArrayList<>();
    private final List<EnumView> enums = new ArrayList<>();

    public DescriptorStructure(Descriptor descriptor) {
        add(descriptor.top(), 0);
    }

    /** The type at the top first, nested ones behind the one they are nested in. */
    public List<TypeView> types() {
        return types;
    }

    public List<EnumView> enums() {
        return enums;
    }

    private void add(TypeSpec type, int depth) {
        List<DefinitionView> fields = new ArrayList<>();
        type.seq().forEach(attribute -> fields.add(sequential(type, attribute)));
        type.instances().values().forEach(instance -> fields.add(instance(type, instance)));
        types.add(new TypeView(
                type.qualifiedName(),
                depth,
                type.at().line(),
                text(type.doc()),
                references(type.doc()),
                endian(type.endianness()),
                orNull(type.encoding()),
                type.parameters().stream()
                        .map(parameter -> new ParameterView(
                                parameter.id(),
                                TypeTexts.name(parameter.type()),
                                text(parameter.doc()),
                                parameter.at().line()))
                        .toList(),
                fields));
        type.enums().values().forEach(each -> enums.add(enumeration(type, each)));
        type.types().values().forEach(nested -> add(nested, depth + 1));
    }

    private static EnumView enumeration(TypeSpec in, EnumSpec spec) {
        return new EnumView(
                in.qualifiedName() + "::" + spec.id(),
                spec.at().line(),
                spec.members().values().stream()
                        .map(member -> new MemberView(
                                member.id(),
                                Long.toString(member.value()),
                                orNull(member.doc().origId()),
                                text(member.doc()),
                                member.at().line()))
                        .toList());
    }

    private static DefinitionView instance(TypeSpec in, Instance instance) {
        return switch (instance) {
            case Instance.Calculated calculated -> calculated(in, calculated);
            case Instance.Parsed parsed ->
                read(
                        in,
                        parsed.attribute(),
                        DefinitionView.Kind.positioned,
                        parsed.position() == null ? null : parsed.position().text());
        };
    }

    private static DefinitionView sequential(TypeSpec in, Attribute attribute) {
        return read(in, attribute, DefinitionView.Kind.sequential, null);
    }

    private static DefinitionView calculated(TypeSpec in, Instance.Calculated field) {
        return new DefinitionView(
                field.id(),
                DefinitionView.Kind.calculated,
                "",
                null,
                null,
                List.of(),
                enumName(in, field.enumeration()),
                null,
                null,
                text(field.condition()),
                null,
                null,
                field.value().text(),
                field.valid() == null ? null : TypeTexts.valid(field.valid()),
                text(field.doc()),
                references(field.doc()),
                orNull(field.doc().role()),
                field.at().line());
    }

    private static DefinitionView read(
            TypeSpec in, Attribute field, DefinitionView.Kind kind, @Nullable String position) {
        return new DefinitionView(
                field.id(),
                kind,
                TypeTexts.type(field.type()),
                cases(field.type()),
                field.type() instanceof DataType.Switch choice ? choice.on().text() : null,
                targets(in, field.type()),
                enumName(in, field.enumeration()),
                TypeTexts.size(field.sizing()),
                field.repeat() == null ? null : TypeTexts.repeat(field.repeat()),
                text(field.condition()),
                field.process() == null ? null : TypeTexts.process(field.process()),
                position,
                field.contents() == null ? null : TypeTexts.bytes(field.contents()),
                field.valid() == null ? null : TypeTexts.valid(field.valid()),
                text(field.doc()),
                references(field.doc()),
                orNull(field.doc().role()),
                field.at().line());
    }

    private static @Nullable List<CaseView> cases(DataType type) {
        if (!(type instanceof DataType.Switch choice)) {
            return null;
        }
        List<CaseView> cases = new ArrayList<>();
        choice.cases().forEach(each -> cases.add(new CaseView(each.when().text(), TypeTexts.type(each.type()))));
        if (choice.otherwise() != null) {
            cases.add(new CaseView("_", TypeTexts.type(choice.otherwise())));
        }
        return cases;
    }

    private static List<String> targets(TypeSpec in, DataType type) {
        List<DataType> possible = new ArrayList<>();
        if (type instanceof DataType.Switch choice) {
            choice.cases().forEach(each -> possible.add(each.type()));
            if (choice.otherwise() != null) {
                possible.add(choice.otherwise());
            }
        } else {
            possible.add(type);
        }
        return possible.stream()
                .filter(DataType.User.class::isInstance)
                .flatMap(user -> in.findType(((DataType.User) user).name()).stream())
                .filter(found -> found.top() == in.top())
                .map(TypeSpec::qualifiedName)
                .distinct()
                .toList();
    }

    private static @Nullable String enumName(TypeSpec in, @Nullable TypeName name) {
        if (name == null) {
            return null;
        }
        for (Optional<TypeSpec> type = Optional.of(in);
                type.isPresent();
                type = type.get().outer()) {
            if (name.path().size() == 1
                    && type.get().enums().containsKey(name.path().getFirst())) {
                return type.get().qualifiedName() + "::" + name.path().getFirst();
            }
        }
        return TypeTexts.name(name);
    }

    private static @Nullable String endian(Endianness endianness) {
        return switch (endianness) {
            case Endianness.Fixed fixed -> fixed.order() == ByteOrder.BIG_ENDIAN ? "be" : "le";
            case Endianness.Switched switched -> switched.on().text();
            case Endianness.Native machine -> "native";
            case Endianness.Unset unset -> null;
        };
    }

    private static @Nullable String text(@Nullable Expression expression) {
        return expression == null ? null : expression.text();
    }

    private static @Nullable String text(Doc doc) {
        return orNull(doc.text().strip());
    }

    private static @Nullable List<String> references(Doc doc) {
        return doc.references().isEmpty() ? null : doc.references();
    }

    private static @Nullable String orNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
