/**
 * Finds bytes and fields. What is looked for is read from one text ({@link dev.hexplain.search.SearchRequest}): a text in
 * several encodings, bytes, numbers, times, a regular expression. All but the last are byte patterns, which one pass over
 * the bytes looks for together ({@link dev.hexplain.search.PatternFinder}). Nothing grows with the number of hits: a search
 * goes on where the one before stopped. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * ByteSearch search = new ByteSearch(tree, new SearchRequest("ac ed ?? 05", SearchKind.AUTO, false).finder());
 * for (Hit hit = search.next(); hit != null; hit = search.next()) {
 *     print(hit.offset(), hit.is());
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.search;

import org.jspecify.annotations.NullMarked;
