package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a type ({@code params}).
 *
 * @param type {@code u2}, {@code bool}, {@code str}, {@code bytes}, {@code struct}, {@code io}, {@code any}, a user
 *     type, or an array of one
 */
public record Parameter(String id, TypeName type, @Nullable TypeName enumeration, Doc doc, Location at) {}
