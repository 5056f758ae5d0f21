/**
 * Codecs of Hessian: {@link dev.hexplain.codecs.hessian.HessianCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.hessian;

import org.jspecify.annotations.NullMarked;
