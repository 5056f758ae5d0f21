package dev.hexplain.codecs.objects;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.InterfaceDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Generates values of declared types: the same ones for the same seed. */
final class GeneratedValues {
    /** Objects in objects; below are nulls and empty lists. */
    private static final int DEEPEST = 5;

    private final DeclaredHierarchy types;
    private final MakingBudget budget;
    private final RandomGenerator random;
    private final GeneratedScalars scalars;
    private final int elements;

    /**
     * @param elements of each list and array, entries of each map; fewer where a map has keys of a type with fewer values,
     *     such as an enum
     * @param bytes of each array of bytes
     */
    GeneratedValues(DeclaredHierarchy types, MakingBudget budget, long seed, int elements, int bytes) {
        this.types = types;
        this.budget = budget;
        this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        this.scalars = new GeneratedScalars(random, bytes);
        this.elements = elements;
    }

    /** A value of a type. */
    InferredNode of(TypeRef type) {
        return of(type, type.upperBound().toString().toLowerCase(Locale.ROOT), 0);
    }

    /** @param name of the member that holds it, which texts begin with */
    private InferredNode of(TypeRef type, String name, int depth) {
        budget.object();
        Optional<TypeDecl> declared = types.declared(type);
        if (declared.isPresent()) {
            return switch (declared.get()) {
                case EnumDecl of -> constant(of);
                case ClassDecl of -> object(type, of, depth);
                case InterfaceDecl of -> object(type, of, depth);
            };
        }
        if (scalars.has(type.binaryName())) {
            return new InferredNode.Scalar(scalars.of(type.binaryName(), name));
        }
        if (type.isArray()) {
            return list(type.component(), name, depth);
        }
        if (DeclaredCollections.isCollection(type.name())) {
            return list(DeclaredCollections.argument(type, 0), name, depth);
        }
        if (DeclaredCollections.isMap(type.name())) {
            return map(type, name, depth);
        }
        return DeclaredMaker.isOptional(type)
                ? of(DeclaredCollections.argument(type, 0), name, depth)
                : new InferredNode.Absent();
    }

    private InferredNode constant(EnumDecl type) {
        return type.constants().isEmpty()
                ? new InferredNode.Absent()
                : new InferredNode.Scalar(
                        type.constants().get(random.nextInt(type.constants().size())));
    }

    private InferredNode object(TypeRef type, TypeDecl declared, int depth) {
        List<ClassDecl> concrete = types.concrete(declared);
        if (concrete.isEmpty() || depth > DEEPEST) {
            return new InferredNode.Absent();
        }
        ClassDecl of = concrete.get(random.nextInt(concrete.size()));
        InferredNode.Members object = new InferredNode.Members(of.name());
        if (!of.name().equals(declared.name())) {
            object.parts.put(DeclaredHierarchy.TYPE, new InferredNode.Scalar(of.name()));
        }
        types.members(of, of.name().equals(type.name()) ? type.arguments() : List.of())
                .forEach((name, member) -> object.parts.put(name, of(member.type(), name, depth + 1)));
        return object;
    }

    private InferredNode list(TypeRef element, String name, int depth) {
        InferredNode.Elements list = new InferredNode.Elements();
        for (int i = 0; i < elements && depth < DEEPEST; i++) {
            InferredNode part = of(element, name, depth + 1);
            if (!(part instanceof InferredNode.Absent)) {
                list.parts.add(part);
            }
        }
        return list;
    }

    private InferredNode map(TypeRef type, String name, int depth) {
        InferredNode.Entries map = new InferredNode.Entries();
        TypeRef keys = DeclaredCollections.argument(type, 0);
        boolean areTexts = keys.binaryName().equals("java.lang.String");
        for (int i = 0; i < elements && depth < DEEPEST; i++) {
            if (of(keys, "key", depth + 1) instanceof InferredNode.Scalar(Object key)) {
                Object distinct = areTexts && map.parts.containsKey(key) ? key + " " + i : key;
                map.parts.put(distinct, of(DeclaredCollections.argument(type, 1), name, depth + 1));
            }
        }
        return map;
    }
}
