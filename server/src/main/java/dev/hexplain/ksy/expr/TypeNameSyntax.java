package dev.hexplain.ksy.expr;

import dev.hexplain.ksy.expr.Expr.TypeName;
import java.util.ArrayList;
import java.util.List;

/** Parses names of types, enums and enum members. */
final class TypeNameSyntax {
    private final ExpressionScanner scanner;

    TypeNameSyntax(ExpressionScanner scanner) {
        this.scanner = scanner;
    }

    /** {@code a::b}, {@code ::a}, {@code u1[]}. */
    TypeName typeName() {
        boolean absolute = scanner.accept("::");
        List<String> path = path(scanner.name("the name of a type"));
        boolean array = scanner.accept("[");
        if (array) {
            scanner.expect("]");
        }
        return new TypeName(List.copyOf(path), absolute, array);
    }

    /** The type name of a cast, and the closing angle bracket. */
    TypeName inAngles() {
        TypeName type = typeName();
        scanner.expect(">");
        return type;
    }

    /** {@code ::enum::member}: resolved from the top. */
    Expr.EnumLiteral absoluteMember(int at) {
        scanner.expect("::");
        return member(scanner.name("the name of an enum"), true, at);
    }

    /** {@code enum::member}, whose first name is already taken. */
    Expr.EnumLiteral member(String first, int at) {
        return member(first, false, at);
    }

    private Expr.EnumLiteral member(String first, boolean absolute, int at) {
        List<String> path = path(first);
        if (path.size() == 1) {
            throw scanner.expected("'::' and the name of a member");
        }
        TypeName enumeration = new TypeName(List.copyOf(path.subList(0, path.size() - 1)), absolute, false);
        return new Expr.EnumLiteral(enumeration, path.getLast(), at);
    }

    private List<String> path(String first) {
        List<String> path = new ArrayList<>(List.of(first));
        while (scanner.accept("::")) {
            path.add(scanner.name("a name"));
        }
        return path;
    }
}
