package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A user type: its attributes, instances, parameters, enums and nested types. Byte order, bit order and encoding of
 * {@code meta} are inherited from the type around, so the values here are always the effective ones.
 *
 * <p>Types refer to each other (nested, outer, imported), so they are made by a {@link Builder} and are immutable after
 * that.
 */
public final class TypeSpec {
    private final String id;
    private final @Nullable TypeSpec outer;
    private final Location at;
    private Endianness endianness = new Endianness.Unset();
    private String encoding = "";
    private Doc doc = Doc.NONE;
    private boolean opaqueTypes;
    private @Nullable Expression toText;
    private @Nullable Representation representation;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Attribute> seq = new ArrayList<>();
    private final Map<String, Instance> instances = new LinkedHashMap<>();
    private final Map<String, TypeSpec> types = new LinkedHashMap<>();
    private final Map<String, EnumSpec> enums = new LinkedHashMap<>();
    private final Map<String, TypeSpec> imports = new LinkedHashMap<>();

    private TypeSpec(String id, @Nullable TypeSpec outer, Location at) {
        this.id = id;
        this.outer = outer;
        this.at = at;
        if (outer != null) {
            this.endianness = outer.endianness;
            this.encoding = outer.encoding;
            this.opaqueTypes = outer.opaqueTypes;
        }
    }

    public String id() {
        return id;
    }

    /** The type it is nested in; empty for the top of a descriptor. */
    public Optional<TypeSpec> outer() {
        return Optional.ofNullable(outer);
    }

    public Location at() {
        return at;
    }

    public Endianness endianness() {
        return endianness;
    }

    /** The default encoding of texts; empty where there is none. */
    public String encoding() {
        return encoding;
    }

    public Doc doc() {
        return doc;
    }

    /** Whether unresolved type names are opaque types rather than errors. */
    public boolean opaqueTypes() {
        return opaqueTypes;
    }

    /** {@code to-string}. */
    public Optional<Expression> toText() {
        return Optional.ofNullable(toText);
    }

    /** {@code -webide-representation}. */
    public Optional<Representation> representation() {
        return Optional.ofNullable(representation);
    }

    public List<Parameter> parameters() {
        return List.copyOf(parameters);
    }

    public List<Attribute> seq() {
        return List.copyOf(seq);
    }

    /** By id, in the order written. */
    public Map<String, Instance> instances() {
        return java.util.Collections.unmodifiableMap(instances);
    }

    public Map<String, TypeSpec> types() {
        return java.util.Collections.unmodifiableMap(types);
    }

    public Map<String, EnumSpec> enums() {
        return java.util.Collections.unmodifiableMap(enums);
    }

    /** The top types of the imported descriptors, by id; empty in nested types. */
    public Map<String, TypeSpec> imports() {
        return java.util.Collections.unmodifiableMap(imports);
    }

    /** The type at the top of its descriptor. */
    public TypeSpec top() {
        TypeSpec type = this;
        while (type.outer != null) {
            type = type.outer;
        }
        return type;
    }

    /** Its name from the top of its descriptor: {@code png::chunk}. */
    public String qualifiedName() {
        return outer == null ? id : outer.qualifiedName() + "::" + id;
    }

    /**
     * Resolves a type name: the first part is searched in this type, then in the types around it, then among the
     * descriptor's own name and its imports; the other parts inside that type.
     */
    public Optional<TypeSpec> findType(TypeName name) {
        return findType(name.path(), name.absolute());
    }

    /** Resolves an enum name like {@link #findType}. */
    public Optional<EnumSpec> findEnum(TypeName name) {
        List<String> path = name.path();
        String last = path.getLast();
        if (path.size() > 1) {
            return findType(path.subList(0, path.size() - 1), name.absolute()).map(type -> type.enums.get(last));
        }
        for (TypeSpec type = name.absolute() ? top() : this; type != null; type = type.outer) {
            EnumSpec found = type.enums.get(last);
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private Optional<TypeSpec> findType(List<String> path, boolean absolute) {
        Optional<TypeSpec> found = absolute ? atTop(path.getFirst()) : inScope(path.getFirst());
        for (String part : path.subList(1, path.size())) {
            found = found.map(type -> type.types.get(part));
        }
        return found;
    }

    private Optional<TypeSpec> inScope(String name) {
        for (TypeSpec type = this; type != null; type = type.outer) {
            TypeSpec nested = type.types.get(name);
            if (nested != null) {
                return Optional.of(nested);
            }
            if (type.id.equals(name)) {
                return Optional.of(type);
            }
        }
        return atTop(name);
    }

    private Optional<TypeSpec> atTop(String name) {
        TypeSpec top = top();
        return top.id.equals(name) ? Optional.of(top) : Optional.ofNullable(top.imports.get(name));
    }

    @Override
    public String toString() {
        return qualifiedName();
    }

    /** Builds a type. */
    public static final class Builder {
        private final TypeSpec type;

        /** A type at the top of a descriptor, or one nested in another, which must be built first. */
        public Builder(String id, @Nullable TypeSpec outer, Location at) {
            this.type = new TypeSpec(id, outer, at);
        }

        /** The type so far, visible to nested types while it is built. */
        public TypeSpec type() {
            return type;
        }

        public Builder endianness(Endianness order) {
            type.endianness = order;
            return this;
        }

        public Builder encoding(String name) {
            type.encoding = name;
            return this;
        }

        public Builder opaqueTypes(boolean allowed) {
            type.opaqueTypes = allowed;
            return this;
        }

        public Builder doc(Doc doc) {
            type.doc = doc;
            return this;
        }

        public Builder toText(Expression text) {
            type.toText = text;
            return this;
        }

        public Builder representation(Representation text) {
            type.representation = text;
            return this;
        }

        public Builder add(Parameter parameter) {
            type.parameters.add(parameter);
            return this;
        }

        public Builder add(Attribute attribute) {
            type.seq.add(attribute);
            return this;
        }

        public Builder add(Instance instance) {
            type.instances.put(instance.id(), instance);
            return this;
        }

        public Builder add(TypeSpec nested) {
            type.types.put(nested.id, nested);
            return this;
        }

        public Builder add(EnumSpec enumeration) {
            type.enums.put(enumeration.id(), enumeration);
            return this;
        }

        /** Adds the top type of an imported descriptor. */
        public Builder addImport(TypeSpec top) {
            type.imports.put(top.id, top);
            return this;
        }
    }
}
