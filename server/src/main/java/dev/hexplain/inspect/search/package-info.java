/**
 * Finds bytes, names, types and values of a tree for the API and the command line:
 * {@link dev.hexplain.inspect.search.TreeSearch}. A search has no state between two answers: each says where the next one
 * goes on, so that any server answers any of them, and nothing grows with the number of hits. Imports {@code search},
 * {@code tree}, {@code values}, {@code ksy.query} and {@code inspect.common}.
 *
 * <pre>{@code
 * SearchRequest request = new SearchRequest("price > 100", SearchKind.VALUE, false);
 * HitsView hits = new TreeSearch(tree, request, new WalkRemarks("searched")).page("", 200);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.search;

import org.jspecify.annotations.NullMarked;
